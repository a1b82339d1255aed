// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addStaff, listStaff } from '#server/services/staff/people.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();

const button = (name: string) => screen.findByRole('button', { name });
const press = async ({ user }: AtCounter, name: string) => user.click(await button(name));
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function invited(name: string): Promise<void> {
  const { database, clock } = theShop();
  await addStaff(database.db, { actor: 'test', now: clock.now }, { name, role: 'packer' });
}

async function roleOf(name: string): Promise<string | undefined> {
  return (await listStaff(theShop().database.db)).find((one) => one.name === name)?.role;
}

// counter-14
describe('the list of members', () => {
  it('an owner adds a member, whose invitation is shown once', async () => {
    const owner = await signInAs(theShop(), 'owner');
    const at = openCounter('/people');
    expect(await screen.findByText(`${owner.name} (you)`)).toBeDefined();
    expect(screen.queryByRole('button', { name: `Change ${owner.name}` })).toBeNull();
    await press(at, 'Add somebody');
    const form = within(await dialog('Add somebody'));
    await press(at, 'Invite');
    expect(form.getByText('Please write a name.')).toBeDefined();
    await at.user.type(form.getByLabelText('Name'), 'Salma');
    await at.user.selectOptions(form.getByLabelText('Role'), 'packer');
    expect(form.getByText('Orders and stock, without prescriptions.')).toBeDefined();
    await press(at, 'Invite');
    const invitation = within(await dialog('The invitation of Salma'));
    expect(invitation.getByText(/^(\w{4}-){4}\w{4}$/)).toBeDefined();
    await press(at, 'Done');
    expect(screen.queryByText(/^(\w{4}-){4}\w{4}$/)).toBeNull();
    const row = within(await screen.findByRole('row', { name: /Salma/ }));
    expect(row.getByText('Packer')).toBeDefined();
    expect(row.getByText(/^Invited until 2 March 2026/)).toBeDefined();
  });

  it('a refusal and a missing network are reported, and the input stays', async () => {
    await signInAs(theShop(), 'owner');
    await invited('Rokeya');
    const at = openCounter('/people');
    await press(at, 'Add somebody');
    const form = within(await dialog('Add somebody'));
    await at.user.type(form.getByLabelText('Name'), 'rokeya');
    await press(at, 'Invite');
    expect(await form.findByText('Somebody of this name is on the list already.')).toBeDefined();
    setNetwork('offline');
    await press(at, 'Invite');
    expect(await form.findByText(/^The shop cannot be reached/)).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('rokeya');
  });

  it('an owner changes a role, and a member who becomes an owner gets a new invitation', async () => {
    await signInAs(theShop(), 'owner');
    await invited('Nasrin');
    const at = openCounter('/people');
    await press(at, 'Change Nasrin');
    const form = within(await dialog('Nasrin'));
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Give this role' }).disabled).toBe(
      true,
    );
    await at.user.selectOptions(form.getByLabelText('Role'), 'owner');
    await press(at, 'Give this role');
    await dialog('The invitation of Nasrin');
    expect(await roleOf('Nasrin')).toBe('owner');
  });

  it('a new invitation and a removal need a confirmation', async () => {
    await signInAs(theShop(), 'owner');
    await invited('Farida');
    const at = openCounter('/people');
    await press(at, 'Change Farida');
    await press(at, 'Invite anew');
    const asked = within(await dialog('Invite Farida anew?'));
    await at.user.click(asked.getByRole('button', { name: 'Invite anew' }));
    await dialog('The invitation of Farida');
    await press(at, 'Done');
    await press(at, 'Change Farida');
    await press(at, 'Take off the list');
    const sure = within(await dialog('Take Farida off the list?'));
    expect(await roleOf('Farida')).toBe('packer');
    await at.user.click(sure.getByRole('button', { name: 'Take off the list' }));
    expect((await screen.findAllByText('Farida is off the list.')).length).toBeGreaterThan(0);
    expect(await roleOf('Farida')).toBeUndefined();
  });

  it('a pharmacist cannot open the screen', async () => {
    await signInAs(theShop(), 'pharmacist');
    openCounter('/people');
    expect(await screen.findByText('This screen is not for your role')).toBeDefined();
  });

  it('the screen is available in Bengali', async () => {
    await signInAs(theShop(), 'owner');
    openCounter('/people', 'bn');
    expect(await screen.findByRole('heading', { name: 'লোকজন' })).toBeDefined();
    expect(await button('নতুন কাউকে যোগ করুন')).toBeDefined();
  });
});
