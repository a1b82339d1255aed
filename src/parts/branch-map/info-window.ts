/** What stands in a branch's info window (catalogue-89): name plus 'Branch', the address, Mobile. */
import { geoHref, type Branch } from '#domain/branch.ts';
import { phoneHref } from '#domain/phone.ts';

/** A branch in the reader's language. */
export interface BranchSign {
  branch: Branch;
  /** On its marker. */
  name: string;
  /** Name plus 'Branch', over its info window. */
  title: string;
  address: string;
  /** Its number as it is shown, after the word for Mobile; '' where it has none. */
  phone: string;
  /** How far it is from the visitor; '' where that is not known. */
  away: string;
  /** The words of the link to the phone's own map. */
  outside: string;
}

/** The window's content; the class names belong to the map's stylesheet. */
export function infoWindow(sign: BranchSign): HTMLElement {
  const { branch, title, address, phone, away, outside } = sign;
  const content = document.createElement('div');
  content.className = 'branch-window';
  content.append(words('strong', title), words('p', address));
  if (away) content.append(words('p', away));
  const links = document.createElement('p');
  if (phone) links.append(link(phoneHref(branch.mobile), phone));
  links.append(link(geoHref(branch), outside));
  content.append(links);
  return content;
}

function words(tag: 'strong' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function link(href: string, text: string): HTMLElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}
