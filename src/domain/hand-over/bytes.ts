/**
 * Writes values into bytes one after the other, and reads them again. Numbers use as few bytes as
 * they need; English and Bengali use one byte per character.
 */

const bengali = 0x980;
const escape = 0x1b;

export class ByteWriter {
  private readonly bytes: number[] = [];

  byte(value: number): this {
    this.bytes.push(value);
    return this;
  }

  /** A whole number from 0 on: seven bits per byte, the lowest bits first. */
  count(value: number): this {
    let left = value;
    while (left > 0x7f) {
      this.bytes.push((left % 0x80) + 0x80);
      left = Math.floor(left / 0x80);
    }
    return this.byte(left);
  }

  /** Hex digits, two per byte. The reader must know their number. */
  hex(digits: string): this {
    for (let at = 0; at < digits.length; at += 2)
      this.byte(Number.parseInt(digits.slice(at, at + 2), 16));
    return this;
  }

  /** A phone number `01XXXXXXXXX`, in four bytes. */
  phone(phone: string): this {
    const digits = Number(phone.slice(2));
    for (const shift of [24, 16, 8, 0]) this.byte((digits >>> shift) & 0xff);
    return this;
  }

  /**
   * The number of characters, then the characters: ASCII and Bengali as one byte, others behind an
   * escape byte.
   */
  text(text: string): this {
    const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    this.count(characters.length);
    for (const character of characters) {
      if (isPlain(character)) this.byte(character);
      else if (character >= bengali && character < bengali + 0x80)
        this.byte(character - bengali + 0x80);
      else this.byte(escape).count(character);
    }
    return this;
  }

  whole(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** The bytes end too early or are invalid. */
export class BytesUnreadable extends Error {}

/**
 * Reads the values of a {@link ByteWriter}. Every method throws {@link BytesUnreadable} if it
 * cannot.
 */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new BytesUnreadable();
    this.at += 1;
    return value;
  }

  count(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (!Number.isSafeInteger(value)) throw new BytesUnreadable();
      if (byte < 0x80) return value;
    }
  }

  hex(length: number): string {
    const bytes = Array.from({ length: length / 2 }, () => this.byte());
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  phone(): string {
    const digits = [0, 1, 2, 3].reduce((sum) => sum * 0x100 + this.byte(), 0);
    return `01${String(digits).padStart(9, '0')}`;
  }

  text(): string {
    const characters: number[] = [];
    for (let left = this.count(); left > 0; left -= 1) characters.push(this.character());
    return characters.map((character) => String.fromCodePoint(character)).join('');
  }

  isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  private character(): number {
    const byte = this.byte();
    if (byte >= 0x80) return byte - 0x80 + bengali;
    if (byte !== escape) return byte;
    const character = this.count();
    if (character > 0x10ffff) throw new BytesUnreadable();
    return character;
  }
}

function isPlain(character: number): boolean {
  return character < 0x80 && character !== escape;
}
