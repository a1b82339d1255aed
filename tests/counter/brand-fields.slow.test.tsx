// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createCounterQueries } from '#counter/api/query-client.ts';
import { openSession } from '#counter/api/session.ts';
import { BrandPreview } from '#counter/parts/section/BrandPreview.tsx';
import { ColourField } from '#counter/parts/section/ColourField.tsx';
import { LogoField } from '#counter/parts/section/LogoField.tsx';
import { isLogoName } from '#domain/shop-icons.ts';
import { aPng } from '#tests/server/support/files.ts';
import { signInAs, useCounter } from './counter-harness.tsx';

const shopOf = useCounter();
afterEach(cleanup);

function Fields() {
  const [logo, setLogo] = useState('');
  const [color, setColor] = useState('');
  return (
    <>
      <LogoField value={logo} onChange={setLogo} />
      <ColourField value={color} onChange={setColor} />
      <BrandPreview name="Rahmat" logo={logo} color={color} />
      <output>{logo}</output>
    </>
  );
}

async function open(): Promise<void> {
  openSession(await signInAs(shopOf(), 'owner'));
  render(
    <QueryClientProvider client={createCounterQueries()}>
      <Fields />
    </QueryClientProvider>,
  );
}

async function choose(content: Buffer, name: string): Promise<void> {
  const file = new File([new Uint8Array(content)], name, { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Upload a/), file);
}

// shell-124
describe('the field of the logo', () => {
  it('uploads a picture, shows it in both themes, and removes it again', async () => {
    await open();
    expect(screen.getByText(/standard sign/)).toBeTruthy();
    await choose(await aPng(), 'logo.png');
    const logo = await screen.findByRole('img', { name: 'Logo' });
    expect(isLogoName(screen.getByRole('status').textContent ?? '')).toBe(true);
    expect(logo.getAttribute('src')).toContain('/Content/ImageData/Shop/Small/logo-');
    expect(document.querySelectorAll('figure img')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
    expect(screen.getByText(/standard sign/)).toBeTruthy();
  });

  it('says why a file cannot be used, and keeps the logo as it was', async () => {
    await open();
    await choose(Buffer.from('not a picture'), 'logo.png');
    expect(await screen.findByText(/Please send a JPG or PNG/)).toBeTruthy();
    expect(screen.getByText(/standard sign/)).toBeTruthy();
  });
});

// shell-125
it('the field of the colour shows readable shades of what is typed', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Main colour'), '#ffe600');
  const [light, dark] = screen.getAllByText('How to order');
  expect(light?.style.color).not.toBe('#ffe600');
  expect(dark?.style.color).toMatch(/#ffe600|rgb\(255, 230, 0\)/);
});
