import { NoSuchPage, type NoSuchPageProps } from '#parts/no-such-page/NoSuchPage.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';

/** In the place of a list: that it ends before this page, or that nothing stands on it at all. */
export function NoProducts(props: NoSuchPageProps) {
  return props.pageCount > 0 ? <NoSuchPage {...props} /> : <EmptyShelf />;
}
