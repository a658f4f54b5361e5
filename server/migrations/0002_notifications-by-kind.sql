ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
-- What is stored so far keeps its words: it becomes of the kind 'text'.
ALTER TABLE "notifications" ADD COLUMN "kind" text NOT NULL DEFAULT 'text';--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "content" TYPE jsonb
    USING jsonb_build_object('type', "type", 'title', "title", 'content', "content");--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "content" TO "parameters";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "type", DROP COLUMN "title";
