const MINUTE_MS = 60_000;

/** Formats the time since a timestamp: "agora há pouco", "há 5 minutos", "há 2 horas". */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (!(minutes >= 2)) return 'agora há pouco';
  if (minutes < 60) return `há ${minutes} minutos`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'há 1 hora' : `há ${hours} horas`;
}
