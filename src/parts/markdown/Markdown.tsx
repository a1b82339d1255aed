import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '#domain/markdown.ts';
import {
  figureText,
  linkAddress,
  partOf,
  plainText,
  type Figures,
  type PartName,
} from '#domain/page-figures.ts';
import { useOwnLink } from '#parts/own-link/use-own-link.ts';
import { useLanguage } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import styles from './Markdown.module.css';

export type Parts = Partial<Record<PartName, ReactNode>>;

export interface MarkdownProps {
  blocks: readonly Block[];
  figures: Figures;
  /** The parts of the page that are not text. */
  parts?: Parts;
}

const noParts: Parts = {};

/** Renders parsed Markdown. A link that is a whole paragraph looks like a button. */
export function Markdown({ blocks, figures, parts = noParts }: MarkdownProps) {
  return each(blocks, (block) => <MarkdownBlock block={block} figures={figures} parts={parts} />);
}

/** Renders the items as fixed children, without keys, because a text does not reorder them. */
function each<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}

function MarkdownBlock({
  block,
  figures,
  parts,
}: {
  block: Block;
  figures: Figures;
  parts: Parts;
}) {
  const part = partOf(block);
  if (part) return parts[part];
  const words = (content: readonly Inline[]) => <Words content={content} figures={figures} />;
  switch (block.kind) {
    case 'heading': {
      const Title = block.level === 2 ? 'h2' : 'h3';
      return <Title id={block.id}>{words(block.content)}</Title>;
    }
    case 'paragraph': {
      const [first] = block.content;
      if (first?.kind !== 'link' || block.content.length > 1) return <p>{words(block.content)}</p>;
      return (
        <p>
          <OneLink link={first} figures={figures} isButton />
        </p>
      );
    }
    case 'notice':
      return <Notice tone={block.isWarning ? 'warning' : 'info'}>{words(block.content)}</Notice>;
    case 'list':
      if (block.start !== null) return <Steps {...block} start={block.start} words={words} />;
      return (
        <ul className={styles['points']}>
          {each(block.items, (item) => (
            <li className={isLink(item) ? styles['link'] : undefined}>{words(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <Table
          {...block}
          words={words}
          isSaid={(content) => plainText(content, figures).trim() !== ''}
        />
      );
  }
}

type RenderWords = (content: readonly Inline[]) => ReactNode;

function Steps({ start, items, words }: { start: number; items: Inline[][]; words: RenderWords }) {
  const language = useLanguage();
  return (
    <ol start={start} className={styles['steps']}>
      {each(items, (item, index) => (
        <li className={styles['step']}>
          <span aria-hidden="true" className={styles['number']}>
            {digits(start + index, language)}
          </span>
          <div className={isLink(item) ? styles['link'] : undefined}>{words(item)}</div>
        </li>
      ))}
    </ol>
  );
}

function Table({
  header,
  rows,
  words,
  isSaid,
}: {
  header: Inline[][];
  rows: Inline[][][];
  words: RenderWords;
  isSaid: (content: readonly Inline[]) => boolean;
}) {
  return (
    <div className={classes(surface['raised'], styles['tableFrame'])}>
      <table className={styles['table']}>
        {header.length > 0 && (
          <thead>
            <tr>
              {each(header, (cell) => (
                <th scope="col">{words(cell)}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {each(rows, ([first = [], ...others]) => (
            <tr>
              {isSaid(first) ? <th scope="row">{words(first)}</th> : <td />}
              {each(others, (cell) => (
                <td>{words(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a link is all that the item has: then it is as high as a thumb. */
function isLink(item: readonly Inline[]): boolean {
  return item.length === 1 && item[0]?.kind === 'link';
}

function Words({ content, figures }: { content: readonly Inline[]; figures: Figures }) {
  return each(content, (inline) => <OneInline inline={inline} figures={figures} />);
}

function OneInline({ inline, figures }: { inline: Inline; figures: Figures }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'line-break':
      return <br />;
    case 'figure':
      return figureText(inline.name, figures);
    case 'bold':
      return (
        <strong>
          <Words content={inline.content} figures={figures} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Words content={inline.content} figures={figures} />
        </em>
      );
    case 'link':
      return <OneLink link={inline} figures={figures} />;
  }
}

function OneLink({
  link,
  figures,
  isButton = false,
}: {
  link: Extract<Inline, { kind: 'link' }>;
  figures: Figures;
  isButton?: boolean;
}) {
  const followLink = useOwnLink();
  const href = linkAddress(link.address, figures);
  const words = <Words content={link.content} figures={figures} />;
  if (href === null) return words;
  const icon = iconOf(href);
  return (
    <a
      href={href}
      rel={/^https?:/i.test(href) ? 'noopener noreferrer' : undefined}
      className={isButton ? classes(buttonLook('secondary'), styles['button']) : undefined}
      onClick={followLink}
    >
      {isButton && icon && <Icon name={icon} />}
      {isButton ? <span>{words}</span> : words}
    </a>
  );
}

function iconOf(href: string): IconProps['name'] | null {
  if (/^tel:/i.test(href)) return 'phone';
  return /^mailto:/i.test(href) ? 'mail' : null;
}
