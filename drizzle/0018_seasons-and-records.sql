CREATE TABLE "season_rows" (
	"club_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"place" integer,
	"nights" integer NOT NULL,
	"counted" integer NOT NULL,
	"score" "exact_amount" NOT NULL,
	CONSTRAINT "season_rows_pk" PRIMARY KEY("club_id","season_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"game" text,
	"score" text NOT NULL,
	"currency" text,
	"best_of" integer,
	"min_nights" integer DEFAULT 1 NOT NULL,
	"points" integer[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seasons_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "seasons_dates" CHECK ("seasons"."from" <= "seasons"."to"),
	CONSTRAINT "seasons_rating_of_a_game" CHECK ("seasons"."score" <> 'rating' or "seasons"."game" is not null)
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "money_shown_to" text DEFAULT 'organisers' NOT NULL;--> statement-breakpoint
ALTER TABLE "season_rows" ADD CONSTRAINT "season_rows_season_fk" FOREIGN KEY ("club_id","season_id") REFERENCES "public"."seasons"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_rows" ADD CONSTRAINT "season_rows_player_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seasons_to" ON "seasons" USING btree ("club_id","to");--> statement-breakpoint
CREATE INDEX "results_biggest_pot" ON "results" USING btree ("club_id","game",exact_order("biggest_pot")) WHERE "results"."place" is not null and "results"."biggest_pot" <> '0';--> statement-breakpoint
CREATE INDEX "results_net" ON "results" USING btree ("club_id","game",exact_order("net")) WHERE "results"."place" is not null;--> statement-breakpoint
CREATE INDEX "results_rounds" ON "results" USING btree ("club_id","game","rounds") WHERE "results"."place" is not null and "results"."rounds" > 0;--> statement-breakpoint
CREATE INDEX "results_looed" ON "results" USING btree ("club_id","game","looed") WHERE "results"."place" is not null and "results"."looed" > 0;--> statement-breakpoint
CREATE INDEX "results_reenganches" ON "results" USING btree ("club_id","game","reenganches") WHERE "results"."place" is not null and "results"."reenganches" > 0;