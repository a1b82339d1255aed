/** Where a customer's own photo is asked for; its last part is the name of its file. */
export const picturePath = 'CustomerArea/Customer/Picture';

/** The key of the photo's file; null where there is none. */
export function pictureKeyOf(image: string): string | null {
  const name = /\/([0-9a-f]{32})$/.exec(image)?.[1];
  return name && image.startsWith(picturePath) ? `${name.slice(0, 2)}/${name}` : null;
}
