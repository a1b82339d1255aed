import { Suspense, type ReactNode } from 'react';
import { useSession } from '#counter/api/session.ts';
import { Waiting } from '#counter/parts/Waiting.tsx';
import type { StaffRole } from '#domain/staff.ts';
import { NotYours } from './states.tsx';

/** Renders a screen only for the given roles. The server checks the roles of each call as well. */
export function ForRoles({
  roles,
  children,
}: {
  roles: readonly StaffRole[];
  children: ReactNode;
}) {
  const { member } = useSession();
  if (!member || !roles.includes(member.role)) return <NotYours />;
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}
