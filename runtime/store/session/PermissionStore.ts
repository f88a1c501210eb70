import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { AssignableRole, PermissionNode } from '../../wire/permission/PermissionData.ts';

/** Data calls of the editor. */
export type PermissionCalls = Pick<DataSource, 'assignableRoles' | 'rolePermissions' | 'savePermissions'>;

/** Edits the rights of one role by menu and saves them as a whole. */
export class PermissionStore {
  roles: readonly AssignableRole[] = [];
  role: AssignableRole | undefined = undefined;
  nodes: readonly PermissionNode[] = [];
  /** Checked actions by menu id. */
  held: ReadonlyMap<number, ReadonlySet<string>> = new Map();
  changed = false;
  busy = false;
  failure: Failure | undefined = undefined;
  readonly #data: PermissionCalls;

  constructor(data: PermissionCalls) {
    this.#data = data;
    makeAutoObservable(
      this,
      {
        roles: observableRef,
        role: observableRef,
        nodes: observableRef,
        held: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  async loadRoles(): Promise<void> {
    const answer = await this.#data.assignableRoles();
    runInAction(() => {
      if (answer.ok) this.roles = answer.data;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }

  async choose(role: AssignableRole): Promise<void> {
    this.role = role;
    this.busy = true;
    const answer = await this.#data.rolePermissions(role.id);
    if (this.role !== role) return;
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (!answer.ok) return;
      this.nodes = answer.data;
      this.held = new Map(
        answer.data.map((node) => [node.id, new Set(node.actions.map((action) => action.value))]),
      );
      this.changed = false;
    });
  }

  holds(node: PermissionNode, action: string): boolean {
    return this.held.get(node.id)?.has(action) ?? false;
  }

  set(node: PermissionNode, action: string, on: boolean): void {
    this.setAll(node, [action], on);
  }

  /** Sets several actions of one menu line at once. */
  setAll(node: PermissionNode, actions: readonly string[], on: boolean): void {
    const next = new Set(this.held.get(node.id));
    for (const action of actions) {
      if (on) next.add(action);
      else next.delete(action);
    }
    this.held = new Map([...this.held, [node.id, next]]);
    this.changed = true;
  }

  /** Saves the role's rights. Returns the message of the server. */
  async save(): Promise<{ readonly ok: boolean; readonly message: string | undefined }> {
    const { role } = this;
    if (!role) return { ok: false, message: undefined };
    this.busy = true;
    const grants = [...this.held]
      .map(([id, actions]) => ({ id, actions: [...actions] }))
      .filter((one) => one.actions.length > 0);
    const answer = await this.#data.savePermissions(role.id, grants);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.changed = false;
    });
    return answer.ok ? { ok: true, message: answer.message } : { ok: false, message: answer.failure.message };
  }
}
