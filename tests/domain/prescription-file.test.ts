import { describe, expect, it } from 'vitest';
import {
  contentKind,
  isCutOff,
  isOtherPicture,
  isPicture,
  acceptedMime,
  prescriptionExtension,
  prescriptionAccept,
  prescriptionFileType,
  prescriptionLimits,
  problemWithPrescriptionFile,
} from '#domain/prescription-file.ts';

function aFile(changes: Partial<{ name: string; mime: string; size: number }> = {}) {
  return { name: 'rx.jpg', mime: 'image/jpeg', size: 1000, ...changes };
}

describe('a prescription file', () => {
  // prescriptions-1
  it.each(['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'])('%s is an accepted type', (extension) => {
    const file = aFile({ name: `Rx.${extension.toUpperCase()}`, mime: '' });
    expect(prescriptionFileType(file)).toBe(extension);
    expect(problemWithPrescriptionFile(file, 0)).toBeNull();
  });

  // prescriptions-1
  it.each(['rx.tiff', 'rx.svg', 'rx.exe', 'rx.jpg.exe', 'rx', ''])(
    '%s is not accepted if the phone does not know its type',
    (name) => {
      expect(problemWithPrescriptionFile(aFile({ name, mime: '' }), 0)).toBe('wrong-type');
    },
  );

  // prescriptions-2
  it('the MIME type decides if the name has no known extension', () => {
    expect(prescriptionFileType({ name: 'image', mime: 'image/png' })).toBe('png');
    expect(prescriptionFileType({ name: '1000123', mime: 'Application/PDF; x=1' })).toBe('pdf');
    expect(prescriptionFileType({ name: 'image', mime: 'image/webp' })).toBeNull();
  });

  // prescriptions-2
  it('the extension takes precedence over the MIME type', () => {
    expect(prescriptionFileType({ name: 'a.docx', mime: 'application/zip' })).toBe('docx');
  });

  it.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['application/pdf', 'pdf'],
    ['application/msword', 'doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['text/html', 'bin'],
  ])('a file of the type %s is downloaded as .%s', (mime, extension) => {
    expect(prescriptionExtension(mime)).toBe(extension);
  });

  it('an inherited property of an object is not a type', () => {
    expect(prescriptionFileType({ name: 'a.constructor', mime: '' })).toBeNull();
  });

  // prescriptions-4, prescriptions-5
  it('a file has at most 10 MB', () => {
    expect(problemWithPrescriptionFile(aFile({ size: prescriptionLimits.bytes }), 0)).toBeNull();
    expect(problemWithPrescriptionFile(aFile({ size: prescriptionLimits.bytes + 1 }), 0)).toBe(
      'too-big',
    );
  });

  // prescriptions-5
  it('an empty file is refused', () => {
    expect(problemWithPrescriptionFile(aFile({ size: 0 }), 0)).toBe('empty-file');
  });

  // prescriptions-5
  it('a submission has at most ten files', () => {
    expect(problemWithPrescriptionFile(aFile(), 9)).toBeNull();
    expect(problemWithPrescriptionFile(aFile(), 10)).toBe('too-many');
  });

  // prescriptions-6
  it('only a picture is shrunk', () => {
    expect(isPicture({ name: 'a.png', mime: '' })).toBe(true);
    expect(isPicture({ name: 'a.pdf', mime: '' })).toBe(false);
  });

  it('the file input accepts extensions and MIME types', () => {
    expect(prescriptionAccept).toContain('.docx');
    expect(prescriptionAccept).toContain('image/jpeg');
    expect(prescriptionAccept.split('image/jpeg')).toHaveLength(2);
  });
});

describe('a picture of another type', () => {
  // prescriptions-78
  it.each([
    ['sticker.webp', '', 'image/webp'],
    ['IMG_0001.HEIC', '', 'image/heic'],
    ['photo', 'image/avif', 'image/avif'],
  ])(
    'another picture type is accepted, because the phone may be able to decode it: %s',
    (name, mime, known) => {
      expect(acceptedMime({ name, mime })).toBe(known);
      expect(isPicture({ name, mime })).toBe(true);
      expect(problemWithPrescriptionFile(aFile({ name, mime }), 0)).toBeNull();
    },
  );

  it.each(['....ftypheic', '....ftypmif1', 'RIFF....WEBPVP8', 'GIF89a', 'BM'])(
    'a picture type is detected by its first bytes: %s',
    (start) => {
      expect(isOtherPicture(Buffer.from(start))).toBe(true);
      expect(contentKind(Buffer.from(start))).toBeNull();
    },
  );
});

describe('a JPEG', () => {
  const thumbnail = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9];
  const picture = [0xff, 0xda, 0x00, 0x02, 1, 2, 0xff, 0x00, 3];

  // prescriptions-78
  it('a truncated picture is detected even if its thumbnail has an end marker', () => {
    const start = [0xff, 0xd8, ...thumbnail, ...picture];
    expect(isCutOff(Uint8Array.from(start))).toBe(true);
    expect(isCutOff(Uint8Array.from([...start, 0xff, 0xd9]))).toBe(false);
    expect(isCutOff(Uint8Array.from([...start, 0xff, 0xd9, 7, 7, 7]))).toBe(false);
    expect(isCutOff(Uint8Array.from(start.slice(0, 6)))).toBe(true);
  });
});

describe('a PDF', () => {
  // prescriptions-77
  it('a PDF may begin after some other bytes', () => {
    expect(contentKind(Buffer.from('\r\n%PDF-1.4'))).toBe('pdf');
    expect(contentKind(Buffer.from(`${' '.repeat(1_100)}%PDF-1.4`))).toBeNull();
    expect(contentKind(Buffer.from('PK\u0003\u0004 %PDF-1.4'))).toBe('docx');
  });
});
