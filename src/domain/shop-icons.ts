/** The shop's own logo and the addresses of the icons that the server makes from it (shell-124). */
import type { Shop } from './shop.ts';

/** The name of an uploaded logo: the size of its small picture and a digest of its content. */
const logoName = /^logo-(\d{1,3})x(\d{1,3})-([0-9a-f]{12})\.webp$/;

/** Whether the name is that of an uploaded logo. */
export function isLogoName(name: string): boolean {
  return logoName.test(name);
}

/** The size of the logo's small picture in pixels; null without an own logo. */
export function logoSize(logo: string): { width: number; height: number } | null {
  const [, width, height] = logoName.exec(logo) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/**
 * The address of an icon, such as `icon-192.png`. It changes with the logo, so that browsers fetch
 * the new icon.
 */
export function iconPath(logo: string, file: string): string {
  const [, , , version] = logoName.exec(logo) ?? [];
  return version ? `/icons/${file}?v=${version}` : `/icons/${file}`;
}

/** The address of the picture for link previews. It changes with everything that is on it. */
export function socialPicturePath({
  name,
  tagline,
  logo,
  color,
}: Pick<Shop, 'name' | 'tagline' | 'logo' | 'color'>): string {
  const shown = [name.en, name.bn, tagline.en, logo, color].join('\n');
  return `/icons/${socialPicture}?v=${checksumOf(shown)}`;
}

export const socialPicture = 'social.png';
/** Its size in pixels, as link previews expect it. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** A checksum of 32 bits (FNV-1a). It tells versions apart and protects nothing. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(36);
}
