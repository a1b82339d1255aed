// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Pager, shownPages } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { Table } from '#ui/Table.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextField } from '#ui/TextField.tsx';

afterEach(cleanup);

const tabs = ['Details', 'Information', 'Reviews'].map((label) => ({
  id: label,
  label,
  panel: <p>{`About ${label}`}</p>,
}));

describe('tabs', () => {
  it('one panel is shown, named by its tab', () => {
    render(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Details' }).textContent).toBe('About Details');
    expect(screen.queryByText('About Reviews')).toBeNull();
  });

  it('the arrow keys, Home and End select a tab, around both ends', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Product" tabs={tabs} />);
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    const chosen = async (keys: string) => {
      await user.keyboard(keys);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
      return document.activeElement?.textContent;
    };
    expect(await chosen('{ArrowRight}')).toBe('Information');
    expect(await chosen('{End}')).toBe('Reviews');
    expect(await chosen('{ArrowRight}')).toBe('Details');
    expect(await chosen('{ArrowLeft}')).toBe('Reviews');
    expect(await chosen('{Home}')).toBe('Details');
  });

  it('the tabs are one stop of the Tab key', () => {
    render(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('the pager', () => {
  const labels = {
    pages: 'Pages',
    previous: 'Before',
    next: 'After',
    page: (n: string) => `Page ${n}`,
  };

  it('the pager shows both ends, the neighbours, and never a gap of one page', () => {
    expect(shownPages(1, 1)).toEqual([1]);
    expect(shownPages(5, 10)).toEqual([1, -4, 4, 5, 6, -10, 10]);
    expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(shownPages(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('the pager marks the current page and opens another', async () => {
    const onPage = vi.fn<(page: number) => void>();
    render(<Pager page={2} pageCount={3} labels={labels} link={pageButton(onPage)} />);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('the pager is hidden for a single page', () => {
    const { container } = render(
      <Pager page={1} pageCount={1} labels={labels} link={pageButton(vi.fn())} />,
    );
    expect(container.textContent).toBe('');
  });
});

describe('a busy button', () => {
  it('a second press is ignored, and the state is announced', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a field with an error', () => {
  it('the field is invalid, and its error is its description', () => {
    render(
      <TextField
        label="Phone"
        hint="Eleven digits"
        error="Invalid Phone Number"
        value=""
        onChange={() => {}}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Phone', description: /Eleven digits/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Eleven digits', 'Invalid Phone Number']);
  });
});

describe('the live region', () => {
  it('a sentence is announced, also twice in a row', async () => {
    render(<LiveRegion />);
    const region = screen.getByRole('status');
    announce('Added to the bag');
    await waitFor(() => expect(region.textContent).toBe('Added to the bag'));
    announce('Added to the bag');
    await waitFor(() => expect(region.textContent).not.toBe('Added to the bag'));
    expect(region.textContent.trim()).toBe('Added to the bag');
  });

  it('urgent sentences have their own region', async () => {
    render(<LiveRegion />);
    announce('It could not be saved', 'assertive');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('It could not be saved'),
    );
    expect(screen.getByRole('status').textContent).not.toContain('saved');
  });
});

describe('a table', () => {
  it('a table repeats its headings next to the values for narrow screens', () => {
    render(
      <Table
        caption="Branches"
        columns={[
          { id: 'name', heading: 'Branch Name', cell: (row: { name: string }) => row.name },
        ]}
        rows={[{ name: 'Mirpur' }]}
        rowKey={(row) => row.name}
      />,
    );
    expect(screen.getByRole('cell', { name: 'Mirpur' }).getAttribute('data-heading')).toBe(
      'Branch Name',
    );
  });
});
