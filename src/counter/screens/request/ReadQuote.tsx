import { Panel } from '#counter/parts/Panel.tsx';
import { ScreenLink } from '#counter/parts/links.tsx';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import { quotedLines } from './quote-lines.ts';
import { QuoteLines } from './QuoteLines.tsx';

/** A request that can no longer be quoted: its quote, and the order that it became. */
export function ReadQuote({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const { order, answer } = request;
  return (
    <Panel title={t.medicines}>
      <Notice
        tone="info"
        action={
          order && (
            <ScreenLink
              to={`/orders/${encodeURIComponent(order.id)}`}
              className={buttonLook('secondary')}
            >
              {t.openOrder}
            </ScreenLink>
          )
        }
      >
        {order ? t.becameOrder(digits(order.number, language)) : t.notQuotable}
      </Notice>
      <QuoteLines
        lines={quotedLines(request)}
        sum={
          answer && answer.goods !== null
            ? { goods: answer.goods, deliveryCharge: answer.deliveryCharge, total: answer.total }
            : null
        }
        note={answer?.note ?? ''}
      />
    </Panel>
  );
}
