import { describe, expect, it } from 'vitest';
import {
  isPicture,
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
  it.each(['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'])('may be %s', (extension) => {
    const file = aFile({ name: `Rx.${extension.toUpperCase()}`, mime: '' });
    expect(prescriptionFileType(file)).toBe(extension);
    expect(problemWithPrescriptionFile(file, 0)).toBeNull();
  });

  // prescriptions-1
  it.each(['rx.gif', 'rx.heic', 'rx.exe', 'rx.jpg.exe', 'rx', ''])(
    'may not be %s where the phone does not know its type',
    (name) => {
      expect(problemWithPrescriptionFile(aFile({ name, mime: '' }), 0)).toBe('wrong-type');
    },
  );

  // prescriptions-2
  it('is known by its MIME type where the name does not tell', () => {
    expect(prescriptionFileType({ name: 'image', mime: 'image/png' })).toBe('png');
    expect(prescriptionFileType({ name: '1000123', mime: 'Application/PDF; x=1' })).toBe('pdf');
    expect(prescriptionFileType({ name: 'image', mime: 'image/webp' })).toBeNull();
  });

  // prescriptions-2
  it('is known by its extension before its MIME type', () => {
    expect(prescriptionFileType({ name: 'a.docx', mime: 'application/zip' })).toBe('docx');
  });

  it.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['application/pdf', 'pdf'],
    ['application/msword', 'doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['text/html', 'bin'],
  ])('of the type %s is downloaded as .%s', (mime, extension) => {
    expect(prescriptionExtension(mime)).toBe(extension);
  });

  it('is never an inherited property of an object', () => {
    expect(prescriptionFileType({ name: 'a.constructor', mime: '' })).toBeNull();
  });

  // prescriptions-4, prescriptions-5
  it('holds at most 10 MB', () => {
    expect(problemWithPrescriptionFile(aFile({ size: prescriptionLimits.bytes }), 0)).toBeNull();
    expect(problemWithPrescriptionFile(aFile({ size: prescriptionLimits.bytes + 1 }), 0)).toBe(
      'too-big',
    );
  });

  // prescriptions-5
  it('is not empty', () => {
    expect(problemWithPrescriptionFile(aFile({ size: 0 }), 0)).toBe('empty-file');
  });

  // prescriptions-5
  it('comes with at most nine others', () => {
    expect(problemWithPrescriptionFile(aFile(), 9)).toBeNull();
    expect(problemWithPrescriptionFile(aFile(), 10)).toBe('too-many');
  });

  // prescriptions-6
  it('is shrunk only where it is a picture', () => {
    expect(isPicture({ name: 'a.png', mime: '' })).toBe(true);
    expect(isPicture({ name: 'a.pdf', mime: '' })).toBe(false);
    expect(isPicture({ name: 'a.gif', mime: 'image/gif' })).toBe(false);
  });

  it('is asked for by extension and by MIME type', () => {
    expect(prescriptionAccept).toContain('.docx');
    expect(prescriptionAccept).toContain('image/jpeg');
    expect(prescriptionAccept.split('image/jpeg')).toHaveLength(2);
  });
});
