import { foldText } from './fold-text.ts';

/** Passwords that are tried first by everybody who tries passwords; folded, eight characters and more. */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 87654321 987654321 11111111 00000000 22222222 12341234 12121212
  11223344 01020304 10203040 102030405060 147258369 123123123 123321123 password password1 password123 passw0rd
  qwertyui qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl zaq12wsx abcd1234
  abc12345 a1b2c3d4 iloveyou sunshine princess football baseball superman starwars trustno1 whatever michelle
  computer internet welcome1 admin123 administrator letmein1 changeme teste123 testando senha123 senha1234
  senha12345 minhasenha mudar123 mudarsenha trocarsenha brasil123 brasil2024 brasil2025 brasil2026 flamengo
  flamengo1 corinthians palmeiras saopaulo vasco123 gremio123 cruzeiro santos123 amapa123 macapa123 jesus123
  jesuscristo deuseamor deusefiel deus1234 familia1 felicidade estrela1 gabriela fernanda rodrigo1 juliana1
  eduardo1 leticia1 carolina mariana1 beatriz1 teamo123 teamomuito amorzinho meuamor1 princesa primavera
  borboleta chocolate computador professor estudante aluno123 aluno2025 aluno2026 curso123 secretaria`
    .split(/\s+/)
    .filter(Boolean),
);

const contextWords = ['senac', 'portal', 'candidato', 'amapa', 'macapa'];

/**
 * Why a new password is refused, in words for its owner, or null when it is good: 8 to 128 characters, not among the
 * common ones, not made of the institution's or the owner's own words.
 */
export function passwordFault(password: string, owner: { fullName: string; email: string }): string | null {
  if (password.length < 8) return 'A nova senha deve ter no mínimo 8 caracteres';
  if (password.length > 128) return 'A nova senha deve ter no máximo 128 caracteres';
  const folded = foldText(password);
  if (common.has(folded) || /^(.)\1*$/.test(folded)) return 'Escolha uma senha menos comum';
  const ownWords = [...foldText(owner.fullName).split(' '), foldText(owner.email).split('@')[0] ?? ''];
  const words = [...contextWords, ...ownWords.filter((word) => word.length >= 4)];
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded).replace(/[\d\W_]/g, '');
  const usesWord = words.some((word) => folded.includes(word));
  return usesWord && rest.length < 4
    ? 'A senha não pode conter seu nome, seu e-mail ou o nome da instituição'
    : null;
}
