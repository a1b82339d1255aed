/** A prescription's wire format for its owner: the id and the file's path below the API host. */
export function prescriptionOnWire({ id }: { id: string }) {
  return { Id: id, FilePath: `${prescriptionFilePath}/${id}` };
}

/** The path below the API host. The endpoint serves only the owner. */
export const prescriptionFilePath = 'ProductOrderArea/Prescription/File';
