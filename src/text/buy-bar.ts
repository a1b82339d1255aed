/** The choice between pieces and strips, for products that are sold by the piece. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const buyBarText = sentences({
  onePiece: [(price: string) => `1 piece ${price}`, (price: string) => `১ পিস ${price}`],
  onePack: [
    (container: string, price: string) => `+1 ${container} ${price}`,
    (container: string, price: string) =>
      `+১ ${{ strip: 'পাতা', box: 'বক্স', tube: 'টিউব' }[container] ?? 'প্যাক'} ${price}`,
  ],
  pieces: [
    (count: number) => `${digits(count, 'en')} pieces`,
    (count: number) => `${digits(count, 'bn')} পিস`,
  ],
  added: [
    (name: string, count: number) => `${digits(count, 'en')} pieces of ${name} added to the bag.`,
    (name: string, count: number) => `${name} ${digits(count, 'bn')} পিস ব্যাগে যোগ হয়েছে।`,
  ],
});
