ALTER TABLE "categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_products" integer[];--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "merged_products" integer[];--> statement-breakpoint
-- A hidden category is left out of its products' data, as a renamed one is named otherwise in them.
DROP TRIGGER "category_renamed" ON "categories";--> statement-breakpoint
CREATE TRIGGER "category_renamed" BEFORE UPDATE ON "categories" FOR EACH ROW
	WHEN ((OLD.name, OLD.is_hidden) IS DISTINCT FROM (NEW.name, NEW.is_hidden))
	EXECUTE FUNCTION "product_priced"();--> statement-breakpoint
CREATE FUNCTION "sub_category_hidden"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE categories SET changed_in = catalogue_change_now() WHERE id = NEW.parent_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sub_category_hidden" AFTER UPDATE ON "sub_categories" FOR EACH ROW
	WHEN (OLD.is_hidden IS DISTINCT FROM NEW.is_hidden)
	EXECUTE FUNCTION "sub_category_hidden"();
