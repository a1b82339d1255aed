// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MenuButton } from '#ui/MenuButton.tsx';

afterEach(cleanup);

function open(): { button: HTMLElement } {
  render(
    <MenuButton
      label="Menu"
      className={undefined}
      items={[
        { id: 'first', icon: 'user', words: 'First' },
        { id: 'last', icon: 'close', words: 'Last' },
      ]}
    >
      Menu
    </MenuButton>,
  );
  return { button: screen.getByRole('button', { name: 'Menu' }) };
}

const focused = () => document.activeElement?.textContent;

// shell-11
it('the menu has the focus as soon as it is open, so that no key press is lost', () => {
  const { button } = open();
  fireEvent.click(button);
  expect(focused()).toBe('First');
});

it('the arrow up opens the menu at its last item, and Escape returns the focus', () => {
  const { button } = open();
  fireEvent.keyDown(button, { key: 'ArrowUp' });
  expect(focused()).toBe('Last');
  fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
