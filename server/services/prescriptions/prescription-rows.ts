/** How a prescription is told to its owner: an id, and where below the API host its file is. */
export function prescriptionOnWire({ id }: { id: string }) {
  return { Id: id, FilePath: `${prescriptionFilePath}/${id}` };
}

/** Below the API host; answers the owner alone. */
export const prescriptionFilePath = 'ProductOrderArea/Prescription/File';
