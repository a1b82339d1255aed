/** The signed-in customer, as this phone remembers him (S1 §3 "Logged-in user"). */
export interface Session {
  id: string;
  name: string;
  email: string;
  phone: string;
  image: string;
  token: string;
}
