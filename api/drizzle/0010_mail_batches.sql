DROP INDEX "outbox_sent_at_next_attempt_at_index";--> statement-breakpoint
ALTER TABLE "reset_codes" ADD COLUMN "minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE INDEX "interests_course_index" ON "interests" USING btree ("course" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_recipient_sent_at_index" ON "outbox" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "reset_codes_person_id_index" ON "reset_codes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reset_codes_mail_key_index" ON "reset_codes" USING btree ("mail_key");