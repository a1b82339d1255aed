import { NoSuchPage, type NoSuchPageProps } from '#parts/no-such-page/NoSuchPage.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';

/** Shown instead of a list, if it ends before this page or is empty. */
export function NoProducts(props: NoSuchPageProps) {
  return props.pageCount > 0 ? <NoSuchPage {...props} /> : <EmptyShelf />;
}
