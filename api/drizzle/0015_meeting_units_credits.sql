ALTER TABLE "gallery_images" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "opening_hours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "map_url" text;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "schedule" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "documents_to_bring" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "documents_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "documents_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "psg_items" ADD COLUMN "documents_place" text;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "schedule" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "documents_to_bring" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "documents_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "documents_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pss_items" ADD COLUMN "documents_place" text;