import { useState } from 'react';
import { useSession } from '#counter/api/session.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useChange } from '#counter/api/use-change.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { ScreenLink, useAddressPart, useGo } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { StockDialog } from '#counter/parts/products/StockDialog.tsx';
import { say } from '#counter/parts/toast.ts';
import { list, one, remove, type CounterProduct } from '#contract/counter/shelves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EditProduct } from './EditProduct.tsx';
import { HidePanel } from './HidePanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { StockPanel } from './StockPanel.tsx';
import styles from './ProductScreen.module.css';

/**
 * One product: its fields, stock, picture, and removal from the shop (counter-151 to counter-160).
 */
export function ProductScreen() {
  const id = Number(useAddressPart('id'));
  const response = useEndpoint(one, { id: Number.isInteger(id) && id > 0 ? id : 1 });
  return (
    <QueryState query={response}>
      {(product) => <Loaded key={product.id} product={product} />}
    </QueryState>
  );
}

function Loaded({ product }: { product: CounterProduct }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const role = useSession().member?.role;
  const mayWrite = role !== 'packer';
  const [isCounting, setCounting] = useState(false);
  const shelves = useEndpoint(list, { query: '', categoryId: 0, filter: 'waiting', page: 1 });
  const { id, name, nameBn, strength, waiting, permalink } = product;
  const shown = language === 'bn' ? nameBn || name : name;
  return (
    <>
      <PageHead
        title={`${shown} ${strength}`.trim()}
        back={{ to: '/products', words: t.back }}
        beside={
          <>
            {product.isHidden && <Badge tone="wrong">{t.hidden}</Badge>}
            {waiting > 0 && mayWrite && (
              <ScreenLink to="/stock-requests">
                <Badge tone="offer" icon="bell">
                  {t.waitingPeople(waiting)}
                </Badge>
              </ScreenLink>
            )}
          </>
        }
        actions={
          <a className={styles['out']} href={`/product/details/${permalink}`}>
            {t.inShop}
          </a>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {mayWrite && (
            <EditProduct product={product} categories={shelves.data?.categories ?? []} />
          )}
        </div>
        <div className={styles['column']}>
          <StockPanel product={product} onChange={() => setCounting(true)} />
          <PicturePanel product={product} mayWrite={mayWrite} />
          {role === 'owner' && <HidePanel product={product} />}
          {mayWrite && <RemoveProduct id={id} name={shown} />}
        </div>
      </div>
      {isCounting && <StockDialog product={product} onClose={() => setCounting(false)} />}
    </>
  );
}

function RemoveProduct({ id, name }: { id: number; name: string }) {
  const t = useText(shelvesText);
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const removing = useChange(remove);
  return (
    <Panel title={t.remove}>
      <div className={styles['panel']}>
        <p>{t.removeHint}</p>
        <div>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t.remove}
          </Button>
        </div>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.removeQuestion(name)}
          confirm={t.remove}
          isDanger
          isBusy={removing.isPending}
          problem={removing.error}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            removing.mutate(
              { id },
              {
                onSuccess: () => {
                  say(t.removed);
                  go('/products', { replace: true });
                },
              },
            )
          }
        >
          <p>{t.removeHint}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
