/** One of the pharmacy's branches (S1 §3). */
export interface Branch {
  id: string;
  name: string;
  nameBn: string;
  mobile: string;
  location: string;
  locationBn: string;
  lat: number;
  lng: number;
}
