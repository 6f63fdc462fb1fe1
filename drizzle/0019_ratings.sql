CREATE TABLE "rating_gaps" (
	"club_id" uuid NOT NULL,
	"game" text NOT NULL,
	"from_date" date NOT NULL,
	CONSTRAINT "rating_gaps_pk" PRIMARY KEY("club_id","game")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"club_id" uuid NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	"number" integer NOT NULL,
	"match_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	CONSTRAINT "ratings_pk" PRIMARY KEY("club_id","game","date","number","player_id")
);
--> statement-breakpoint
ALTER TABLE "rating_gaps" ADD CONSTRAINT "rating_gaps_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_player" ON "ratings" USING btree ("club_id","player_id","game","date","number");--> statement-breakpoint
-- What was played before is rated by the server, soon after it starts.
INSERT INTO "rating_gaps" ("club_id", "game", "from_date")
  SELECT "matches"."club_id", "matches"."game", min("sessions"."date") FROM "matches"
  JOIN "sessions" ON "sessions"."club_id" = "matches"."club_id" AND "sessions"."id" = "matches"."session_id"
  WHERE "matches"."status" <> 'open' GROUP BY 1, 2;
