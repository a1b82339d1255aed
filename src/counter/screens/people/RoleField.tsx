import { staffRoles, type StaffRole } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { SelectField } from '#ui/SelectField.tsx';

export interface RoleFieldProps {
  role: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** Selects one of the three roles, with a hint of its permissions. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useText(peopleText);
  const frame = useText(frameText);
  const hints = { pharmacist: t.rolePharmacist, packer: t.rolePacker, owner: t.roleOwner };
  return (
    <SelectField
      label={t.role}
      hint={hints[role]}
      value={role}
      onChange={(value) => onChange(staffRoles.find((one) => one === value) ?? role)}
      options={staffRoles.map((value) => ({ value, label: frame[value] }))}
    />
  );
}
