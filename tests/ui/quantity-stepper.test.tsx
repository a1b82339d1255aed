// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quantityTyped } from '#domain/quantity.ts';
import { QuantityStepper, type QuantityStepperProps } from '#ui/QuantityStepper.tsx';

afterEach(cleanup);

const labels = { quantity: 'Quantity', decrease: 'Less', increase: 'More', remove: 'Remove' };

function open(props: Partial<QuantityStepperProps> & { start?: number } = {}) {
  const { start = 2, ...rest } = props;
  const onChange = vi.fn<(quantity: number) => void>();
  function Held() {
    const [value, setValue] = useState(start);
    return (
      <QuantityStepper
        max={9_999}
        parse={quantityTyped}
        wrong="A whole number, please."
        {...rest}
        labels={labels}
        value={value}
        onChange={(quantity) => {
          onChange(quantity);
          setValue(quantity);
        }}
      />
    );
  }
  render(<Held />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  return { user: userEvent.setup(), onChange, field };
}

/** Starts without a quantity, as on a product's card. */
function openEmpty() {
  function Held() {
    const [value, setValue] = useState(0);
    const first = {
      words: 'Choose',
      label: 'Choose one',
      look: 'button',
      onChoose: () => setValue(1),
    };
    return (
      <QuantityStepper
        max={9}
        parse={quantityTyped}
        wrong=""
        labels={labels}
        value={value}
        first={value ? undefined : first}
        onChange={setValue}
        onRemove={() => setValue(0)}
      />
    );
  }
  render(<Held />);
  return { user: userEvent.setup() };
}

async function type(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.tab();
}

describe('the quantity stepper', () => {
  it('the buttons add and remove one', async () => {
    const { user, onChange } = open();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Less' }));
    expect(onChange.mock.calls).toEqual([[3], [2]]);
  });

  // bag-16
  it('typed text is a draft until the field loses focus', async () => {
    const { user, onChange, field } = open();
    await user.clear(field);
    await user.type(field, '15');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[15]]);
  });

  // bag-16
  it('Enter leaves the draft in the field', async () => {
    const { user, onChange, field } = open();
    await user.clear(field);
    await user.type(field, '7{Enter}');
    expect(onChange.mock.calls).toEqual([[7]]);
  });

  // bag-15
  it('Bengali digits are accepted', async () => {
    const { user, onChange, field } = open();
    await type(user, field, '১২');
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  // bag-18
  it.each(['2.5', '-5', '১x২', '12345', '10000', 'two'])(
    'the invalid quantity "%s" shows an error and changes nothing',
    async (text) => {
      const { user, onChange, field } = open();
      await type(user, field, text);
      expect(field.value).toBe(text);
      expect(screen.getByRole('alert').textContent).toBe('A whole number, please.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('a corrected quantity is applied', async () => {
    const { user, onChange, field } = open();
    await type(user, field, '2.5');
    await user.click(field);
    await user.clear(field);
    await user.type(field, '25{Enter}');
    expect(onChange.mock.calls).toEqual([[25]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('plus and minus discard an invalid draft', async () => {
    const { user, onChange, field } = open();
    await type(user, field, '-5');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(onChange.mock.calls).toEqual([[3]]);
    expect(field.value).toBe('3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // bag-17
  it.each(['0', ''])('the quantity "%s" is reported as too low and becomes 1', async (text) => {
    const onZero = vi.fn<() => void>();
    const { user, onChange, field } = open({ onZero });
    await type(user, field, text);
    expect(onZero).toHaveBeenCalledOnce();
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(field.value).toBe('1');
  });

  // bag-18
  it('a quantity above the stock is reported and not reduced', async () => {
    const { user, onChange, field } = open({ max: 5 });
    await type(user, field, '900');
    expect([field.value, onChange.mock.calls.length]).toEqual(['900', 0]);
    expect(screen.getByRole('alert')).toBeTruthy();
    await type(user, field, '5');
    expect(onChange.mock.calls).toEqual([[5]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
  });

  it('minus at 1 removes the line if that is possible', async () => {
    const onRemove = vi.fn<() => void>();
    const { user, onChange } = open({ start: 1, onRemove });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('an empty stepper is one button, which becomes plus at the same place', async () => {
    const { user } = openEmpty();
    const choose = screen.getByRole('button', { name: 'Choose one' });
    expect(screen.queryByRole('group')).toBeNull();
    await user.click(choose);
    const plus = screen.getByRole('button', { name: 'More' });
    expect([plus === choose, document.activeElement === plus]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose one' }));
  });

  it("the quantity is in the reader's digits", () => {
    const { field } = open({ format: (quantity) => `০${quantity}`.replace('2', '২') });
    expect(field.value).toBe('০২');
  });
});
