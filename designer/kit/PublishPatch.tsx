import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Difference } from '../../runtime/model/schema/Difference.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PublishAllBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { refusal } from './refusal.ts';

interface PublishPatchProps {
  readonly store: {
    readonly found: readonly Issue[];
    readonly patch: JsonObject;
    refuse(issues: readonly Issue[]): void;
  };
  readonly title: string;
  readonly question: string;
  readonly changes: readonly Difference[];
  /** The schema that the draft is a patch of; `over`: its version in force, 0 for none. */
  readonly schema: { readonly kind: string; readonly name: string; readonly over: number };
  /** Publishes on the server. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the draft of a designer as one patch. After a refusal it stays as it is. */
export const PublishPatch = observer(function PublishPatch(props: PublishPatchProps): ReactNode {
  const { store, title, question, changes, schema, onPublished, onClose } = props;
  const { t } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const publish = async (): Promise<void> => {
    setWaiting(true);
    const answer = await props.publish({ changes: [{ ...schema, patch: store.patch }], grants: [] });
    setWaiting(false);
    onClose();
    if (answer.ok) onPublished();
    else store.refuse([refusal(answer.failure.message)]);
  };
  return (
    <PublishDialog
      {...{ title, question, changes, isWaiting, onClose }}
      confirm={t('editor.confirmPublish')}
      warnings={store.found}
      onConfirm={() => void publish()}
    />
  );
});
