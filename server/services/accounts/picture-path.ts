/** The endpoint of a customer's own photo. The last path segment is the file's name. */
export const picturePath = 'CustomerArea/Customer/Picture';

/** The storage key of the photo; null if there is none. */
export function pictureKeyOf(image: string): string | null {
  const name = /\/([0-9a-f]{32})$/.exec(image)?.[1];
  return name && image.startsWith(picturePath) ? `${name.slice(0, 2)}/${name}` : null;
}
