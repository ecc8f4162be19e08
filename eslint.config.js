import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**', '**/testing/**'];
const SHIPPED = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one name for one thing, everywhere.',
};
// A kind is asked, never told apart: a new one must not touch its siblings.
const noSwitchOnKind = {
  selector: 'SwitchStatement[discriminant.property.name=/^(component|kind|stepType|slug)$/]',
  message: 'Ask the kind (its folder in packages/catalog) instead of switching on it.',
};
const noSwitchOnKindName = {
  selector: 'SwitchStatement[discriminant.name=/^(component|kind|stepType|slug)$/]',
  message: noSwitchOnKind.message,
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.unfinished/',
      '**/.data/',
      'coverage/',
      'test-results/',
      'benchmarks/raw/',
    ],
  },
  {
    // An exception written beside the code is an exception nobody reviews.
    linterOptions: { noInlineConfig: true },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['error'] }],
      'no-eval': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noSwitchOnKind, noSwitchOnKindName],
    },
  },
  {
    files: SHIPPED,
    ignores: TESTS,
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['packages/catalog/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: ['packages/ui/**/*.tsx', 'packages/ui/**/*.ts', 'apps/portal/**/*.{ts,tsx}', 'apps/office/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', noSwitchOnKind, noSwitchOnKindName],
    },
  },
  {
    files: ['**/*.config.{js,ts}', '.dependency-cruiser.mjs', 'benchmarks/**'],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
);
