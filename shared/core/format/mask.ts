const dot = '•';

/** Small words of Portuguese names lose their letters like the others: "Maria de Souza" reads "M••• d• S•••". */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1) + dot.repeat(word.length < 3 ? 1 : 3))
    .join(' ');

/** A CPF (11 digits) by its middle, which its owner knows it by: "***.982.247-**". */
export const maskCpf = (nif: string): string => `***.${nif.slice(3, 6)}.${nif.slice(6, 9)}-**`;

/** Whether a text is a masked name: who sends it means the one that is known. */
export const isMasked = (name: string): boolean => name.includes(dot);

/** Stands for a CPF that is somebody's, and not told. */
export const hiddenCpf = '***.***.***-**';

/** Query of a PDF's URL that asks for masked CPFs; a server that does not know it ignores it. */
export const maskedCpfQuery = 'cpf=oculto';
