import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';
import { parse } from 'libpg-query';

/** What the rule needs to know about the file that a statement is in. */
interface File {
  /** The tables it creates, which nobody uses yet. */
  created: Set<string>;
  contracts: boolean;
  isOutsideTransaction: boolean;
  /** Whether it locks a table that is in use, until the commit. */
  locks: boolean;
  /** Whether it reads rows to insert others, which may take long. */
  copies: boolean;
}

const BREAKPOINT = '--> statement-breakpoint';

/**
 * Finds what a migration must not do while servers of the previous version use the database: see
 * "The database" in CONTRIBUTING.md. Parsed by PostgreSQL's own parser; what is not known to be
 * harmless is refused.
 * @returns a sentence for each statement that breaks the rule
 */
export async function findBreaches(migration: string): Promise<string[]> {
  const file: File = {
    created: new Set(),
    contracts: /^-- contracts, unused since \d{4}:/.test(migration),
    isOutsideTransaction: /^-- outside a transaction:/.test(migration),
    locks: false,
    copies: false,
  };
  const breaches: string[] = [];
  let previous: Node | undefined;
  for (const piece of migration.split(BREAKPOINT)) {
    const { stmts = [] } = await parse(piece);
    if (file.isOutsideTransaction && stmts.length > 1) {
      breaches.push('several statements between two breakpoints are a transaction');
    }
    for (const { stmt } of stmts) {
      if (!stmt) continue;
      const reason = file.isOutsideTransaction
        ? breachOutsideTransaction(stmt, previous)
        : breachOf(stmt, file);
      if (reason) breaches.push(reason);
      previous = stmt;
    }
  }
  if (file.locks && file.copies) breaches.push('rows are copied while a table is locked');
  return breaches;
}

/** New objects, which take a lock on an old table for a moment at most. */
const HARMLESS = [
  'CommentStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSeqStmt',
];
const CONTRACTS = ['DropStmt', 'RenameStmt'];

function breachOf(stmt: Node, file: File): string | null {
  const [kind = ''] = Object.keys(stmt);
  if (HARMLESS.includes(kind)) return null;
  if ('CreateStmt' in stmt) {
    file.created.add(stmt.CreateStmt.relation?.relname ?? '');
    return null;
  }
  if ('InsertStmt' in stmt) {
    const { selectStmt: source } = stmt.InsertStmt;
    file.copies ||= !(source && 'SelectStmt' in source && source.SelectStmt.valuesLists);
    return null;
  }
  if ('CreateTrigStmt' in stmt) {
    file.locks ||= !file.created.has(stmt.CreateTrigStmt.relation?.relname ?? '');
    return null;
  }
  if (CONTRACTS.includes(kind)) {
    const isConcurrent = 'DropStmt' in stmt && stmt.DropStmt.concurrent;
    return file.contracts && !isConcurrent ? null : `${kind} in a migration that does not contract`;
  }
  if ('IndexStmt' in stmt) {
    if (file.created.has(stmt.IndexStmt.relation?.relname ?? '')) return null;
    return `the index ${stmt.IndexStmt.idxname} stops all writing: build it concurrently, outside a transaction`;
  }
  if ('AlterTableStmt' in stmt) {
    const { relation, cmds = [] } = stmt.AlterTableStmt;
    // Even a foreign key of a new table locks the one that it refers to.
    file.locks = true;
    if (file.created.has(relation?.relname ?? '')) return null;
    const alters = cmds.flatMap((cmd) => ('AlterTableCmd' in cmd ? [cmd.AlterTableCmd] : []));
    const left = alters.filter((alter) => !isReplaced(alter, alters));
    return left.map((alter) => breachOfAlter(alter, file)).find(Boolean) ?? null;
  }
  return `${kind} is not known to be harmless: it may lock many rows until the commit`;
}

const HARMLESS_ALTERS = ['AT_DropNotNull', 'AT_SetRelOptions', 'AT_SetStatistics'];
const CONTRACTING_ALTERS = [
  'AT_ColumnDefault',
  'AT_DropColumn',
  'AT_DropConstraint',
  'AT_SetNotNull',
  'AT_AlterColumnType',
];

/** Whether the same statement adds a CHECK again that it drops, as one for more values needs. */
function isReplaced({ subtype, name }: AlterTableCmd, alters: AlterTableCmd[]): boolean {
  return (
    subtype === 'AT_DropConstraint' &&
    alters.some(
      ({ def }) =>
        def &&
        'Constraint' in def &&
        def.Constraint.contype === 'CONSTR_CHECK' &&
        def.Constraint.conname === name,
    )
  );
}

function breachOfAlter(
  { subtype = 'AT_SetStatistics', def }: AlterTableCmd,
  file: File,
): string | null {
  if (HARMLESS_ALTERS.includes(subtype)) return null;
  if (subtype === 'AT_ColumnDefault' && def) return null;
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return breachOfColumn(def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    if (def.Constraint.skip_validation) return null;
    return `the constraint ${def.Constraint.conname} checks every row under a lock: add it NOT VALID, and validate it outside a transaction`;
  }
  if (CONTRACTING_ALTERS.includes(subtype) && file.contracts) return null;
  return `${subtype} in a migration that does not contract`;
}

function breachOfColumn({ colname, constraints = [] }: ColumnDef): string | null {
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const kept = found.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  if (kept && !isConstant(kept)) return `the default of ${colname} is computed for every row`;
  for (const { contype } of found) {
    if (contype === 'CONSTR_DEFAULT' || contype === 'CONSTR_NULL') continue;
    if (contype === 'CONSTR_NOTNULL' && kept) continue;
    return `${contype} of the new column ${colname} fails for, checks or rewrites the rows that exist`;
  }
  return null;
}

/** PostgreSQL stores such a default once, instead of writing it into every row. */
function isConstant({ raw_expr: value }: Constraint): boolean {
  if (!value) return false;
  if ('TypeCast' in value) return isConstant({ raw_expr: value.TypeCast.arg });
  if ('FuncCall' in value) return JSON.stringify(value.FuncCall.funcname).includes('"now"');
  return 'A_Const' in value;
}

function breachOutsideTransaction(stmt: Node, previous: Node | undefined): string | null {
  if ('IndexStmt' in stmt) {
    const { concurrent, idxname } = stmt.IndexStmt;
    if (!concurrent) return `the index ${idxname} is not built concurrently`;
    const isRepeatable = droppedIndex(previous) === idxname;
    return isRepeatable
      ? null
      : `before ${idxname} is built, what an interrupted build left must be dropped`;
  }
  if (droppedIndex(stmt) !== null) return null;
  if ('AlterTableStmt' in stmt) {
    const cmds = stmt.AlterTableStmt.cmds ?? [];
    const validates = cmds.every(
      (cmd) => 'AlterTableCmd' in cmd && cmd.AlterTableCmd.subtype === 'AT_ValidateConstraint',
    );
    if (validates) return null;
  }
  // A loop that commits after each batch.
  if ('DoStmt' in stmt || 'CallStmt' in stmt) return null;
  const [kind] = Object.keys(stmt);
  return `${kind} belongs into a transaction`;
}

/** The name of the index that `drop index concurrently if exists` drops. */
function droppedIndex(stmt: Node | undefined): string | null {
  if (!stmt || !('DropStmt' in stmt)) return null;
  const { removeType, concurrent, missing_ok: mayBeMissing, objects = [] } = stmt.DropStmt;
  if (removeType !== 'OBJECT_INDEX' || !concurrent || !mayBeMissing) return null;
  const [first] = objects;
  const name = first && 'List' in first ? first.List.items?.at(-1) : undefined;
  return name && 'String' in name ? (name.String.sval ?? null) : null;
}
