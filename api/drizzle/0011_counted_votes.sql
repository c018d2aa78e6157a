ALTER TABLE "poll_alternatives" ADD COLUMN "votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "poll_alternatives" SET "votes" = (SELECT count(*) FROM "poll_votes" WHERE "poll_votes"."alternative_id" = "poll_alternatives"."id");
