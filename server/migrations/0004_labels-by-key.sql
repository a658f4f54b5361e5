-- Labels are worded by key: shared/src/categories/category.words.ts.
ALTER TABLE "categories" DROP CONSTRAINT "categories_label_unique";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "label";--> statement-breakpoint
ALTER TABLE "subcategories" DROP COLUMN "label";