/** The kinds of faults in a page's layout. */
export type FaultKind =
  | 'covered'
  | 'small target'
  | 'cut text'
  | 'overlapping text'
  | 'broken picture'
  | 'sideways scroll';

export interface Fault {
  kind: FaultKind;
  /** The elements, by tag and class, which are the same in every language. */
  place: string;
  /** The text at that place. */
  words: string;
}

/**
 * Runs in the page and checks the open modal dialog, or else the whole page. Faults are: a visible
 * control that is covered at its middle once it is scrolled into view, or by a floating element at
 * rest or at the ends of scrolling; a control smaller than a thumb; cut or overlapping text; a
 * broken picture; sideways scrolling.
 */
export async function findFaults({ within = '', isLarge = false } = {}): Promise<Fault[]> {
  const thumb = 43.5;
  const found = new Map<string, Fault>();
  const modals = [...document.querySelectorAll<HTMLElement>('dialog[open]')].filter((one) =>
    one.matches(':modal'),
  );
  const root =
    (within === '' ? null : document.querySelector(within)) ??
    modals.findLast((one) => one.contains(document.activeElement)) ??
    modals.at(-1) ??
    document.body;
  const page = document.scrollingElement ?? document.documentElement;

  function report(kind: FaultKind, place: string, words: string | null): void {
    const said = (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    const key = `${kind} ${place}`;
    if (!found.has(key)) found.set(key, { kind, place, words: said });
  }

  const settle = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  };

  /** For example `button.BagCorner-bar`. An element without a class gets its parent's. */
  function nameOf(element: Element | null): string {
    if (!element) return 'nothing';
    const tag = element.localName;
    const own = element.getAttribute('class')?.split(/\s+/).find(Boolean);
    if (own) return `${tag}.${own}`;
    const holder = element.parentElement?.closest('[class]:not(html, body)');
    return holder ? `${tag} in ${nameOf(holder)}` : tag;
  }

  const looks = new Map<Element, CSSStyleDeclaration>();
  function lookOf(element: Element): CSSStyleDeclaration {
    const known = looks.get(element);
    if (known) return known;
    const look = getComputedStyle(element);
    looks.set(element, look);
    return look;
  }

  /** Whether the element is for screen readers only: a pixel that is clipped away. */
  function isForEarsAlone(element: Element): boolean {
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if ((width <= 1 || height <= 1) && lookOf(one).overflow !== 'visible') return true;
    }
    return false;
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null &&
      !isForEarsAlone(element)
    );
  }

  interface Clip {
    box: DOMRect;
    x: 'cuts' | 'scrolls' | 'shows';
    y: 'cuts' | 'scrolls' | 'shows';
    element: Element;
  }

  const ways = (overflow: string): Clip['x'] => {
    if (overflow === 'auto' || overflow === 'scroll') return 'scrolls';
    return overflow === 'visible' ? 'shows' : 'cuts';
  };

  /** The ancestors that cut this element off or make it scrollable, from the inside out. */
  function clipsOf(element: Element): Clip[] {
    const clips: Clip[] = [];
    let position = lookOf(element).position;
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (position === 'fixed') break;
      const look = lookOf(one);
      const isHolder = look.position !== 'static' || look.transform !== 'none';
      if (position === 'absolute' && !isHolder) continue;
      position = look.position;
      const x = ways(look.overflowX);
      const y = ways(look.overflowY);
      if (x !== 'shows' || y !== 'shows') {
        clips.push({ box: one.getBoundingClientRect(), x, y, element: one });
      }
      if (one === root) break;
    }
    return clips;
  }

  const ownClips = (element: Element): Clip[] => {
    const look = lookOf(element);
    const x = ways(look.overflowX);
    const y = ways(look.overflowY);
    const isClip = x !== 'shows' || y !== 'shows';
    const own: Clip[] = isClip ? [{ box: element.getBoundingClientRect(), x, y, element }] : [];
    return [...own, ...clipsOf(element)];
  };

  // --- Controls ---

  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), ' +
    '[role=button], [role=tab], [role=menuitem], [role=option]';

  function boxOf(element: Element): DOMRect {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    boxes.sort((one, other) => other.width * other.height - one.width * one.height);
    return boxes[0] ?? new DOMRect();
  }

  const middleOf = ({ left, top, width, height }: DOMRect) => ({
    x: left + width / 2,
    y: top + height / 2,
  });

  function controls(): Element[] {
    return [...root.querySelectorAll(selector)].filter((one) => {
      // The label is the target of an input inside it. Markers on the map are as close as the
      // branches.
      if (one.localName === 'input' && one.closest('label')) {
        const { type } = one as HTMLInputElement;
        if (['checkbox', 'radio', 'file'].includes(type)) return false;
      }
      if (one.closest('.maplibregl-canvas-container') || one.matches('a[href="#main"]'))
        return false;
      const { width, height } = boxOf(one);
      return width * height > 0 && isSeen(one);
    });
  }

  /** Whether the hit element is the control, inside the control, or in its label. */
  function isHit(control: Element, hit: Element | null): boolean {
    if (!hit) return false;
    if (control.contains(hit)) return true;
    const label = hit.closest('label');
    return label?.control === control && label.contains(control);
  }

  /** Scrolls everything that a person can scroll, to bring the control to the middle. */
  function bring(element: Element): void {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const look = getComputedStyle(one);
      const isPage = one === page;
      const x = isPage || ways(look.overflowX) === 'scrolls';
      const y = isPage || ways(look.overflowY) === 'scrolls';
      if (!x && !y) continue;
      const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : one.getBoundingClientRect();
      const at = middleOf(boxOf(element));
      if (y) one.scrollTop += at.y - middleOf(box).y;
      if (x) one.scrollLeft += at.x - middleOf(box).x;
    }
  }

  const isInWindow = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  const isInside = ({ x, y }: { x: number; y: number }, { box, ...clip }: Clip) =>
    (clip.x === 'shows' || (x > box.left && x < box.right)) &&
    (clip.y === 'shows' || (y > box.top && y < box.bottom));

  /** Whether the control is on a hidden slide or in collapsed text, which nobody can scroll to. */
  function isFoldedAway(element: Element): boolean {
    const at = middleOf(boxOf(element));
    return clipsOf(element).some(
      (clip) =>
        (clip.x === 'cuts' && (at.x < clip.box.left || at.x > clip.box.right)) ||
        (clip.y === 'cuts' && (at.y < clip.box.top || at.y > clip.box.bottom)),
    );
  }

  function checkReach(all: readonly Element[]): void {
    for (const control of all.filter(({ isConnected }) => isConnected)) {
      let at = middleOf(boxOf(control));
      if (isInWindow(at) && isHit(control, document.elementFromPoint(at.x, at.y))) continue;
      bring(control);
      at = middleOf(boxOf(control));
      // A sticky element leaves the window by scrolling and returns at the top of the page.
      if (!isInWindow(at)) page.scrollTop = 0;
      at = middleOf(boxOf(control));
      if (isFoldedAway(control)) continue;
      const hit = document.elementFromPoint(at.x, at.y);
      if (!isHit(control, hit))
        report('covered', `${nameOf(control)} by ${nameOf(hit)}`, control.textContent);
    }
  }

  function floatOf(element: Element | null): Element | null {
    for (let one = element; one; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky') return one;
    }
    return null;
  }

  /**
   * Whether the hit element belongs to a bar along a whole edge. Elements behind it appear by
   * scrolling, but not at that end of the page.
   */
  function isBarAt(edge: 'top' | 'bottom', hit: Element | null): boolean {
    const float = floatOf(hit);
    if (!float) return false;
    const { left, right, top, bottom } = float.getBoundingClientRect();
    const isWide = right - left > innerWidth * 0.9;
    return isWide && (edge === 'top' ? top <= 1 : bottom >= innerHeight - 1);
  }

  function checkRest(all: readonly Element[], end: 'start' | 'end'): void {
    for (const control of all.filter(({ isConnected }) => isConnected)) {
      const at = middleOf(boxOf(control));
      if (!isInWindow(at) || clipsOf(control).some((clip) => !isInside(at, clip))) continue;
      const hit = document.elementFromPoint(at.x, at.y);
      // The point is at the very edge of the window.
      if (!hit) continue;
      if (isHit(control, hit) || isBarAt(end === 'start' ? 'bottom' : 'top', hit)) continue;
      const where = `${nameOf(control)} by ${nameOf(hit)} at the ${end}`;
      report('covered', where, control.textContent);
    }
  }

  function scrollersOf(all: readonly Element[]): Element[] {
    const scrollers = new Set<Element>([page]);
    for (const control of all)
      for (const { element, y } of clipsOf(control)) if (y === 'scrolls') scrollers.add(element);
    return [...scrollers];
  }

  /**
   * Whether the control is a link in running text or in a dense table, where its size may be that
   * of the text.
   */
  function isRead(control: Element): boolean {
    if (control.closest('td, th, dd')) return true;
    if (control.localName !== 'a' || lookOf(control).display !== 'inline') return false;
    const around = control.parentElement?.closest('p, li, label, span, dd, div');
    return (around?.textContent.trim().length ?? 0) > control.textContent.trim().length + 1;
  }

  /** The size of the control, including the border of the frame that it fills. */
  function framed(control: Element): { width: number; height: number } {
    const { width, height } = boxOf(control);
    const frame = control.parentElement?.getBoundingClientRect();
    const across = frame && Math.abs(frame.width - width) < 4 ? frame.width : width;
    const along = frame && Math.abs(frame.height - height) < 4 ? frame.height : height;
    return { width: Math.max(width, across), height: Math.max(height, along) };
  }

  function checkSize(all: readonly Element[]): void {
    for (const control of all) {
      // React has replaced it in the meantime.
      if (!control.isConnected || isRead(control)) continue;
      const { width, height } = framed(control);
      if (width >= thumb && height >= thumb) continue;
      const label = control.closest('label');
      if (label && label !== control && boxOf(label).height >= thumb) continue;
      bring(control);
      const { x, y } = middleOf(boxOf(control));
      const reaches = [-21.5, 21.5].every(
        (off) =>
          (width >= thumb || isHit(control, document.elementFromPoint(x + off, y))) &&
          (height >= thumb || isHit(control, document.elementFromPoint(x, y + off))),
      );
      if (reaches) continue;
      const words = `${Math.round(width)} x ${Math.round(height)} ${control.textContent || control.getAttribute('aria-label') || ''}`;
      report('small target', nameOf(control), words);
    }
  }

  // --- Words ---

  interface Line {
    node: Text;
    holder: Element;
    layer: Element | null;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** The boxes of the characters, without the space above and below them in a line. */
  function linesOf(node: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0.5 && height > 1)
      .map((box) => new DOMRect(box.left, box.top + box.height / 4, box.width, box.height / 2));
  }

  const skipped = 'script, style, noscript, option, title, svg, .maplibregl-map';

  function checkWords(): Line[] {
    const shown: Line[] = [];
    const clips = new Map<Element, Clip[]>();
    const seen = new Map<Element, boolean>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const holder = node.parentElement;
      if (!holder || node.data.trim() === '' || holder.closest(skipped)) continue;
      if (!seen.has(holder)) seen.set(holder, isSeen(holder));
      if (!seen.get(holder)) continue;
      if (!clips.has(holder)) clips.set(holder, ownClips(holder));
      look(node, holder, clips.get(holder) ?? [], shown);
    }
    return shown;
  }

  function look(node: Text, holder: Element, clips: readonly Clip[], shown: Line[]): void {
    const layer = floatOf(holder);
    let isCut = false;
    let isAnySeen = false;
    for (const line of linesOf(node)) {
      let { left, right, top, bottom } = line;
      let [canCutX, canCutY] = [true, true];
      let isOff = false;
      const width = document.documentElement.clientWidth;
      const all: Clip[] = [
        ...clips,
        {
          box: new DOMRect(0, -1e6, width, 2e6),
          x: 'cuts',
          y: 'shows',
          element: page,
        },
      ];
      for (const { box, x, y } of all) {
        const gone = Math.max(
          canCutX && x === 'cuts' ? Math.max(box.left - left, right - box.right) : 0,
          canCutY && y === 'cuts' ? Math.max(box.top - top, bottom - box.bottom) : 0,
        );
        if (gone > 1.5) isOff = true;
        if (x === 'scrolls') canCutX = false;
        if (y === 'scrolls') canCutY = false;
        if (x !== 'shows') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (y !== 'shows') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      const isSeenHere = right - left > 1 && bottom - top > 1;
      if (isSeenHere) {
        isAnySeen = true;
        shown.push({ node, holder, layer, left, right, top, bottom });
      }
      if (isOff) isCut = true;
    }
    if (isCut && isAnySeen) report('cut text', nameOf(holder), node.data);
  }

  /**
   * Measures the text of fields. Large text may exceed a field, which can be scrolled and has a
   * complete label.
   */
  function checkFields(): void {
    if (isLarge) return;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return;
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select',
    )) {
      if (!isSeen(field)) continue;
      const look = lookOf(field);
      const isSelect = field instanceof HTMLSelectElement;
      const written = isSelect ? (field.selectedOptions[0]?.label ?? '') : field.value;
      const words = written || (isSelect ? '' : field.placeholder);
      // A placeholder may have a font size of its own.
      context.font = (written ? look : getComputedStyle(field, '::placeholder')).font;
      const room =
        field.clientWidth -
        Number.parseFloat(look.paddingLeft) -
        Number.parseFloat(look.paddingRight);
      if (context.measureText(words).width > room + 2) report('cut text', nameOf(field), words);
    }
  }

  function isOpaque(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return true;
    const alpha = /(?:,|\/)\s*([\d.]+)%?\)$/.exec(backgroundColor)?.[1];
    if (backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)') return false;
    return !/^rgba|\//.test(backgroundColor) || Number(alpha) > 0.9;
  }

  /** Whether both are visible at that point, with nothing opaque between them. */
  function areBothSeen(upper: Element, lower: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const places = [upper, lower].map((one) => stack.indexOf(one));
    if (places.some((place) => place < 0)) return true;
    const [first = 0, last = 0] = places.toSorted((one, other) => one - other);
    const below = stack[last];
    return !stack.slice(first, last).some((one) => below && !one.contains(below) && isOpaque(one));
  }

  function checkOverlaps(lines: Line[], all: readonly Element[]): void {
    const sorted = lines.toSorted((one, other) => one.top - other.top);
    for (const [at, line] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.top > line.bottom) break;
        if (other.node === line.node || other.layer !== line.layer) continue;
        const x = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const y = Math.min(line.bottom, other.bottom) - other.top;
        if (x <= 3 || y <= 2) continue;
        confirm(line, other);
      }
    }
    for (const control of all) {
      const box = boxOf(control);
      const layer = floatOf(control);
      for (const line of sorted) {
        if (line.top > box.bottom) break;
        if (line.bottom < box.top || line.layer !== layer) continue;
        if (control.contains(line.holder) || line.holder.contains(control)) continue;
        if (control.closest('label')?.contains(line.holder)) continue;
        const x = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const y = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        if (x <= 4 || y <= 4) continue;
        if (clipsOf(control).some((clip) => !isInside(middleOf(box), clip))) continue;
        confirmBox(line, control);
      }
    }
  }

  function confirm(line: Line, other: Line): void {
    bring(line.holder);
    for (const one of linesOf(line.node)) {
      for (const two of linesOf(other.node)) {
        const left = Math.max(one.left, two.left);
        const right = Math.min(one.right, two.right);
        const top = Math.max(one.top, two.top);
        const bottom = Math.min(one.bottom, two.bottom);
        if (right - left <= 3 || bottom - top <= 2) continue;
        if (!areBothSeen(line.holder, other.holder, (left + right) / 2, (top + bottom) / 2)) return;
        const names = [nameOf(line.holder), nameOf(other.holder)].toSorted().join(' with ');
        report('overlapping text', names, `${line.node.data} | ${other.node.data}`);
        return;
      }
    }
  }

  function confirmBox(line: Line, control: Element): void {
    bring(control);
    const box = boxOf(control);
    for (const one of linesOf(line.node)) {
      const left = Math.max(one.left, box.left);
      const right = Math.min(one.right, box.right);
      const top = Math.max(one.top, box.top);
      const bottom = Math.min(one.bottom, box.bottom);
      if (right - left <= 4 || bottom - top <= 4) continue;
      if (!areBothSeen(line.holder, control, (left + right) / 2, (top + bottom) / 2)) return;
      const names = `${nameOf(line.holder)} over ${nameOf(control)}`;
      report('overlapping text', names, `${line.node.data} | ${control.textContent}`);
      return;
    }
  }

  // --- The rest ---

  function checkPictures(): void {
    for (const picture of root.querySelectorAll('img')) {
      const isBroken = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
      if (isBroken && isSeen(picture))
        report('broken picture', nameOf(picture), picture.currentSrc);
    }
  }

  function checkWidth(): void {
    const page = document.documentElement;
    // Overflow of an element that does not clip widens its ancestors, and finally the page.
    const holders = root === document.body ? [] : [root, ...root.children];
    const inside = holders.filter((one) => lookOf(one).overflowX !== 'visible');
    // The page behind a modal dialog is inspected in its own states.
    const parts = modals.length > 0 ? inside : [...inside, page];
    for (const part of parts) {
      const over = part.scrollWidth - part.clientWidth;
      // Text for screen readers only is one pixel wide.
      if (over > 0 && part.clientWidth > 1) report('sideways scroll', nameOf(part), `${over} px`);
    }
  }

  await settle();
  checkWidth();
  const all = controls();
  const scrollers = scrollersOf(all);
  for (const one of scrollers) one.scrollTop = 0;
  await settle();
  looks.clear();
  const lines = checkWords();
  checkFields();
  checkRest(all, 'start');
  for (const one of scrollers) one.scrollTop = one.scrollHeight;
  await settle();
  checkRest(all, 'end');
  checkReach(all);
  checkSize(all);
  for (const one of scrollers) one.scrollTop = 0;
  checkOverlaps(lines, all);
  checkPictures();
  for (const one of scrollers) one.scrollTop = 0;
  return [...found.values()];
}
