import { type ReactNode, useEffect, useState } from 'react';

interface LocalPictureProps {
  readonly file: Blob;
  readonly name: string;
}

/** A chosen picture that is not uploaded, from the person's own disk. */
export function LocalPicture({ file, name }: LocalPictureProps): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="jig-thumbnail">{address === undefined ? null : <img src={address} alt={name} />}</span>
  );
}
