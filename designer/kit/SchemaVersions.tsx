import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ViewVersion } from '../../runtime/wire/views/ViewDesign.ts';
import './schemaVersions.css';

interface SchemaVersionsProps {
  /** Asks for the versions, newest first. Keep the function while the schema stays the same. */
  load(): Promise<Answer<readonly ViewVersion[]>>;
  /** Number of the version in force. */
  readonly inForce: number;
  /** Takes a version into the draft. */
  onTake(version: ViewVersion): void;
  onClose(): void;
}

/** The published versions of a schema, newest first. One that is taken is a draft like any other until it is published. */
export function SchemaVersions({ load, inForce, onTake, onClose }: SchemaVersionsProps): ReactNode {
  const { t } = useApp();
  const [versions, setVersions] = useState<readonly ViewVersion[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void load().then((answer) => {
      if (isGone) return;
      if (answer.ok) setVersions(answer.data);
      else setFailed(answer.failure.message);
    });
    return () => {
      isGone = true;
    };
  }, [load]);
  return (
    <Dialog
      title={t('viewDesign.versions')}
      width={640}
      height="auto"
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      {versions === undefined && failed === undefined ? (
        <p className="jig-vd-note" aria-busy="true">
          {t('box.loading')}
        </p>
      ) : null}
      {versions?.length === 0 ? <p className="jig-vd-note">{t('viewDesign.noVersions')}</p> : null}
      {versions === undefined || versions.length === 0 ? null : (
        <table className="jig-vd-versions">
          <caption className="jig-hidden">{t('viewDesign.versions')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('viewDesign.state')}</th>
              <th scope="col">{t('viewDesign.publishedBy')}</th>
              <th scope="col">{t('viewDesign.publishedAt')}</th>
              <th scope="col">{t('viewDesign.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((one) => (
              <tr key={one.version}>
                <th scope="row">{t('viewDesign.version', { n: one.version })}</th>
                <td>{one.userName}</td>
                <td>{one.createdAt.slice(0, 16)}</td>
                <td>
                  {one.version === inForce ? (
                    t('viewDesign.inForce')
                  ) : one.schema === undefined ? (
                    t('viewDesign.damaged')
                  ) : (
                    <button
                      type="button"
                      className="jig-link"
                      aria-label={t('viewDesign.takeOf', { n: one.version })}
                      onClick={() => onTake(one)}
                    >
                      {t('viewDesign.take')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
