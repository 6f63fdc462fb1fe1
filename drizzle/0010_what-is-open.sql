ALTER TABLE "expenses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "open" numeric(60,0);--> statement-breakpoint
UPDATE "transfers" SET "open" = "money";--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "open" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "transfers_open" ON "transfers" USING btree ("club_id") WHERE "transfers"."open" <> 0;
