import { describe, expect, it, vi } from 'vitest';
import { sortFiles } from '#parts/draft/picked-files.ts';

describe('a picked file', () => {
  // offline-44
  it("the file is copied during the picker's event, before its handle becomes invalid", async () => {
    const file = new File(['%PDF-1.4'], 'prescription.pdf', { type: 'application/pdf' });
    const copying = vi.spyOn(file, 'arrayBuffer');
    const { accepted } = sortFiles([file], 0);
    expect(copying).toHaveBeenCalledTimes(1);
    copying.mockRejectedValue(new DOMException('stale', 'NotReadableError'));
    const bytes = await accepted[0]?.reading;
    expect(new TextDecoder().decode(bytes ?? undefined)).toBe('%PDF-1.4');
  });

  it('a file that cannot be read is reported later and causes no error during the event', async () => {
    const file = new File(['%PDF-1.4'], 'prescription.pdf', { type: 'application/pdf' });
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('stale', 'NotReadableError'));
    const { accepted } = sortFiles([file], 0);
    expect(await accepted[0]?.reading).toBeNull();
  });
});
