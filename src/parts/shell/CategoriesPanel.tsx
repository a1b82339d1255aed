import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shelvesQuery } from '#api/shelf.ts';
import { subCategoriesOf } from '#domain/product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { panelsText } from '#text/panels.ts';
import { shellText } from '#text/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CategoryPicture } from './CategoryPicture.tsx';
import styles from './CategoriesPanel.module.css';

const placeholders = Array.from({ length: 8 }, (_, position) => position);

/** All categories with their pictures and sub-categories (shell-5). */
export function CategoriesPanel({ onChoose }: { onChoose: () => void }) {
  const t = useText(shellText);
  const panels = useText(panelsText);
  const language = useLanguage();
  const { data: shelves, isPending, refetch } = useQuery(shelvesQuery);

  if (isPending) {
    return (
      <div className={styles['grid']}>
        {placeholders.map((position) => (
          <Skeleton key={position} shape="button" />
        ))}
      </div>
    );
  }
  if (!shelves) {
    return (
      <div className={styles['lost']}>
        <p>{panels.categoriesFailed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return (
    <ul className={styles['grid']}>
      {shelves.categories.map((category) => (
        <li key={category.id} className={styles['category']}>
          <Link
            to="/category/$key"
            params={{ key: category.permalink || category.id }}
            className={styles['name']}
            lang={nameLanguage(category, language)}
            onClick={onChoose}
          >
            <CategoryPicture image={category.image} />
            {nameOf(category, language)}
          </Link>
          <ul className={styles['subCategories']}>
            {subCategoriesOf(shelves.subCategories, category.id).map((subCategory) => (
              <li key={subCategory.id}>
                <Link
                  to="/subCategory/$id"
                  params={{ id: subCategory.id }}
                  className={styles['subCategory']}
                  lang={nameLanguage(subCategory, language)}
                  onClick={onChoose}
                >
                  {nameOf(subCategory, language)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
