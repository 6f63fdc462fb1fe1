-- By which exact amounts are ordered, also in an index: 30 digits behind the point, of any length before it.
create function exact_order(value exact_amount) returns numeric
  language sql immutable strict parallel safe as $$
  select round(
    split_part(value, '/', 1)::numeric * 1.000000000000000000000000000000
      / coalesce(nullif(split_part(value, '/', 2), ''), '1')::numeric,
    30
  )
$$;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "game" text;--> statement-breakpoint
UPDATE "results" SET "game" = "matches"."game" FROM "matches"
  WHERE "matches"."club_id" = "results"."club_id" AND "matches"."id" = "results"."match_id";--> statement-breakpoint
ALTER TABLE "results" ALTER COLUMN "game" SET NOT NULL;--> statement-breakpoint
-- Places and pots of matches that are there are written by `npm run verify -- --rebuild`.
ALTER TABLE "results" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "biggest_pot" "exact_amount" DEFAULT '0' NOT NULL;
