ALTER TABLE "catalogue_version" ADD COLUMN "remembered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "changed_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A category that is named otherwise: its products are then, without one of their rows being written.
CREATE TRIGGER "category_renamed" BEFORE UPDATE ON "categories" FOR EACH ROW
	WHEN (OLD.name IS DISTINCT FROM NEW.name)
	EXECUTE FUNCTION "product_priced"();--> statement-breakpoint
-- Once for all products of a statement: an import removes them by the ten thousand.
DROP TRIGGER "product_removed" ON "products";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO removed_products (id, removed_in) SELECT id, (SELECT catalogue_change_now()) FROM gone
		ON CONFLICT (id) DO UPDATE SET removed_in = excluded.removed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "product_removed"();
