import type { DesignedPage } from '../../../runtime/wire/pages/PageDesign.ts';
import type { DesignedDraft } from '../store/PageDesignStore.ts';

/** A page in force as its designer opens it. One without a title of its own has the name of its menu line. */
export const openedPage = ({ name, title, version, schema, line }: DesignedPage): DesignedDraft => ({
  ...{ name, version, line, isNew: false },
  schema: { ...schema, title: schema.title ?? line?.menu.name ?? title },
});
