import ObjectModel

/// UIKit's own words in the fifteen languages that applications most often have beside English. They are a choice: words that
/// iOS shows in these places, as far as they are known.
enum SystemWordTable {
  /// The words of a language, in the order of `SystemWord.allCases`; nil for other languages.
  static func words(_ language: String) -> [SystemWord: String]? {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "|").map(String.init)
      guard fields.first == language, fields.count == SystemWord.allCases.count + 1 else {
        continue
      }
      return Dictionary(
        zip(SystemWord.allCases, fields.dropFirst()), uniquingKeysWith: { first, _ in first })
    }
    return nil
  }

  /// The names of the languages.
  static var languages: [String] {
    text.split(separator: "\n").compactMap { $0.split(separator: "|").first.map(String.init) }
  }

  private static let text = """
    ar|رجوع|تم|إلغاء|تحرير|حفظ|تراجع|إعادة|حذف|المزيد|المفضلة|مميز|الأعلى تقييمًا|الحديثة|جهات الاتصال|السجل|العلامات|بحث|التنزيلات|الأحدث|الأكثر مشاهدة|الوقت|ساعة|ساعات|دقيقة
    cs|Zpět|Hotovo|Zrušit|Upravit|Uložit|Odvolat akci|Opakovat akci|Smazat|Více|Oblíbené|Doporučené|Nejlépe hodnocené|Poslední|Kontakty|Historie|Záložky|Hledat|Stahování|Nejnovější|Nejsledovanější|Čas|hod.|hod.|min
    de|Zurück|Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Löschen|Mehr|Favoriten|Highlights|Topliste|Zuletzt|Kontakte|Verlauf|Lesezeichen|Suchen|Downloads|Neueste|Meistgesehen|Uhrzeit|Stunde|Stunden|Min.
    es|Atrás|OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Eliminar|Más|Favoritos|Destacados|Mejor valorados|Recientes|Contactos|Historial|Marcadores|Buscar|Descargas|Más recientes|Más vistos|Hora|hora|horas|min
    fr|Retour|OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Supprimer|Autre|Favoris|Sélection|Les mieux notés|Récents|Contacts|Historique|Signets|Rechercher|Téléchargements|Les plus récents|Les plus vus|Heure|heure|heures|min
    it|Indietro|Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Elimina|Altro|Preferiti|In evidenza|I più votati|Recenti|Contatti|Cronologia|Segnalibri|Cerca|Download|Più recenti|Più visti|Ora|ora|ore|min
    ja|戻る|完了|キャンセル|編集|保存|取り消す|やり直す|削除|その他|よく使う項目|おすすめ|トップレート|最近|連絡先|履歴|ブックマーク|検索|ダウンロード|新着|トップビュー|時刻|時間|時間|分
    ko|뒤로|완료|취소|편집|저장|실행 취소|실행 복귀|삭제|더 보기|즐겨찾기|추천|높은 평가|최근 사용|연락처|방문 기록|책갈피|검색|다운로드|최신|많이 본 항목|시간|시간|시간|분
    nl|Terug|Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Verwijder|Meer|Favorieten|Uitgelicht|Best beoordeeld|Recent|Contacten|Geschiedenis|Bladwijzers|Zoek|Downloads|Meest recent|Meest bekeken|Tijd|uur|uur|min
    pl|Wstecz|Gotowe|Anuluj|Edytuj|Zachowaj|Cofnij|Przywróć|Usuń|Więcej|Ulubione|Polecane|Najwyżej oceniane|Ostatnie|Kontakty|Historia|Zakładki|Szukaj|Pobrane|Najnowsze|Najczęściej oglądane|Czas|godz.|godz.|min
    pt|Voltar|OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Apagar|Mais|Favoritos|Destaques|Mais votados|Recentes|Contatos|Histórico|Favoritos|Buscar|Downloads|Mais recentes|Mais vistos|Hora|hora|horas|min
    ru|Назад|Готово|Отменить|Править|Сохранить|Отменить|Повторить|Удалить|Еще|Избранное|Подборка|Лучшие|Недавние|Контакты|История|Закладки|Поиск|Загрузки|Последние|Популярные|Время|ч|ч|мин
    sv|Tillbaka|Klar|Avbryt|Redigera|Spara|Ångra|Gör om|Radera|Mer|Favoriter|I fokus|Bäst betyg|Senaste|Kontakter|Historik|Bokmärken|Sök|Hämtningar|Senaste|Mest visade|Tid|timme|timmar|min
    tr|Geri|Bitti|Vazgeç|Düzenle|Kaydet|Geri Al|Yinele|Sil|Diğer|Favoriler|Öne Çıkanlar|En Beğenilenler|Son Kullanılanlar|Kişiler|Geçmiş|Yer İmleri|Ara|İndirilenler|En Son|En Çok Görüntülenenler|Saat|saat|saat|dk
    zh-Hans|返回|完成|取消|编辑|存储|撤销|重做|删除|更多|个人收藏|精选|最高评分|最近使用|通讯录|历史记录|书签|搜索|下载项|最新|最多浏览|时间|小时|小时|分钟
    """
}
