import { type ReactNode, useEffect, useState } from 'react';

interface LocalPictureProps {
  readonly file: Blob;
  readonly name: string;
}

/** Preview of a chosen picture that is not uploaded yet. */
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
