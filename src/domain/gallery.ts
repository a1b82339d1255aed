/** A picture of the gallery (catalogue-98). */
export interface GalleryPicture {
  id: string;
  name: string;
  nameBn: string;
  image: string;
}
