-- Whoever looks on is asked again whether he may the moment his standing changes, whatever changes it.
create function tell_standing() returns trigger language plpgsql as $$
begin
  perform pg_notify('standings', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
--> statement-breakpoint
create trigger members_told after update or delete on members
  for each row execute function tell_standing('user_id');
--> statement-breakpoint
create trigger logins_told after delete on logins
  for each row execute function tell_standing('user_id');
--> statement-breakpoint
create trigger links_told after update or delete on links
  for each row execute function tell_standing('id');
