-- Nobody changes the log. Only a club that is purged as a whole takes its log along,
-- behind a setting that ends with the transaction.
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('lanturlu.purged_club', true) = old.club_id::text then
    return old;
  end if;
  raise exception 'the log of a match cannot be changed' using errcode = 'integrity_constraint_violation';
end
$$;
--> statement-breakpoint
create trigger entries_immutable before update or delete on entries
  for each row execute function refuse_log_change();
--> statement-breakpoint
create trigger entries_not_truncated before truncate on entries
  for each statement execute function refuse_log_change();
