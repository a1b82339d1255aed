ALTER TABLE "catalogue_imports" ADD COLUMN "headings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "categories" SET "permalink" = 'category-' || "id" WHERE "permalink" = '' AND NOT EXISTS (SELECT 1 FROM "categories" AS "other" WHERE "other"."permalink" = 'category-' || "categories"."id");--> statement-breakpoint
UPDATE "sub_categories" SET "permalink" = 'sub-category-' || "id" WHERE "permalink" ~ '^(-[0-9]+)?$' AND NOT EXISTS (SELECT 1 FROM "sub_categories" AS "other" WHERE "other"."permalink" = 'sub-category-' || "sub_categories"."id");
