import ts from 'typescript';
import { droppedConditions } from './sql.ts';

/** A stretch of a file and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Operator = (node: ts.Node, text: string) => readonly Edit[];

const replaced = (node: ts.Node, text: string): readonly Edit[] => [{ start: node.getStart(), end: node.end, text }];

const swapped = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );

/** Two pieces of the source trade places. */
const traded = (node: ts.Node, one: ts.Node, other: ts.Node, text: string): readonly Edit[] => {
  const [start, end] = [node.getStart(), node.end];
  const between = text.slice(one.end, other.getStart());
  return [
    {
      start,
      end,
      text: text.slice(start, one.getStart()) + other.getText() + between + one.getText() + text.slice(other.end, end),
    },
  ];
};

const binary =
  (pairs: ReadonlyMap<string, string>): Operator =>
  (node, text) => {
    if (!ts.isBinaryExpression(node)) return [];
    const other = pairs.get(node.operatorToken.getText());
    if (other === undefined) return [];
    const { left, right } = node;
    return replaced(
      node,
      `${text.slice(left.getStart(), left.end)} ${other} ${text.slice(right.getStart(), right.end)}`,
    );
  };

const METHODS = swapped([
  ['some', 'every'],
  ['plus', 'minus'],
  ['times', 'div'],
  ['min', 'max'],
  ['floor', 'ceil'],
]);

const leaves = (statement: ts.Statement): boolean => {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined && (ts.isReturnStatement(last) || ts.isContinueStatement(last) || ts.isThrowStatement(last))
  );
};

const isLog = (node: ts.CallExpression): boolean => /\blogger\b/.test(node.expression.getText());

/** What a slip of the hand does to a line. Each answers the edits for one node, mostly none or one. */
export const operators: Readonly<Record<string, Operator>> = {
  comparison: binary(
    swapped([
      ['<', '<='],
      ['>', '>='],
      ['===', '!=='],
    ]),
  ),
  arithmetic: binary(
    swapped([
      ['+', '-'],
      ['*', '/'],
    ]),
  ),
  logic: binary(swapped([['&&', '||']])),
  negation: (node) =>
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
      ? replaced(node, node.operand.getText())
      : [],
  literal: (node) => {
    if (ts.isLiteralTypeNode(node.parent)) return [];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return replaced(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) return replaced(node, 'true');
    if (ts.isBigIntLiteral(node)) return replaced(node, `${BigInt(node.text.slice(0, -1)) + 1n}n`);
    return ts.isNumericLiteral(node) ? replaced(node, String(Number(node.text) + 1)) : [];
  },
  method: (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { name } = node.expression;
    const other = METHODS.get(name.text);
    return other === undefined ? [] : replaced(name, other);
  },
  guard: (node) =>
    ts.isIfStatement(node) && node.elseStatement === undefined && leaves(node.thenStatement) ? replaced(node, ';') : [],
  effect: (node) => {
    if (!ts.isExpressionStatement(node)) return [];
    const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    return ts.isCallExpression(call) && !isLog(call) ? replaced(node, ';') : [];
  },
  branches: (node, text) => {
    if (ts.isConditionalExpression(node)) return traded(node, node.whenTrue, node.whenFalse, text);
    return ts.isIfStatement(node) && node.elseStatement !== undefined
      ? traded(node, node.thenStatement, node.elseStatement, text)
      : [];
  },
  condition: (node) => (isText(node) ? droppedConditions(node.getText(), node.getStart()) : []),
};

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
