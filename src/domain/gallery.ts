/** A picture of the gallery (S1 §3). */
export interface GalleryPicture {
  id: string;
  name: string;
  nameBn: string;
  image: string;
}
