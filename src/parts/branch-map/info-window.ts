/**
 * The content of a branch's info window (catalogue-89): name plus 'Branch', the address, Mobile.
 */
import { geoHref, type Branch } from '#domain/branch.ts';
import { phoneHref } from '#domain/phone.ts';

/** A branch in the reader's language. */
export interface BranchSign {
  branch: Branch;
  /** The text on its marker. */
  name: string;
  /** Name plus 'Branch', the title of the info window. */
  title: string;
  address: string;
  /** The phone number for display, after the label Mobile, or ''. */
  phone: string;
  /** The distance from the visitor, or '' if it is unknown. */
  away: string;
  /** The text of the link to the phone's own map. */
  outside: string;
}

/** Creates the content of the info window. The map's stylesheet defines the class names. */
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
